import type { CategoriaBorrador } from '@garita/domain/escalafon/borrador';
import { editCategoria, retireMision, setDestino } from '@garita/domain/escalafon/ediciones';
import { EditarCategoria } from './EditarCategoria';
import { EditarMision } from './EditarMision';
import type { EscalafonSeccionProps } from './EscalafonSeccionProps';
import { RetirarDialog } from './RetirarDialog';
import type { Edicionado } from './useEscalafon';

export type Abierto =
  | { readonly tipo: 'categoria'; readonly nivel: number }
  | { readonly tipo: 'mision'; readonly clave: string }
  | { readonly tipo: 'retirar'; readonly clave: string }
  | { readonly tipo: 'apagar'; readonly nivel: number };

interface DialogosProps {
  abierto: Abierto;
  edicion: Edicionado;
  activas: readonly CategoriaBorrador[];
  onPreview: EscalafonSeccionProps['onPreview'];
  onOpen: (abierto: Abierto) => void;
  onClose: () => void;
}

/** The open dialog. It changes the draft only; the save bar saves the draft. */
export function Dialogos(props: DialogosProps) {
  const { abierto, edicion, onOpen, onClose } = props;
  const { base, borrador, edit } = edicion;
  const categoriaOf = (clave: string) =>
    borrador.categorias.find(({ misiones }) => misiones.some((mision) => mision.clave === clave));
  if (abierto.tipo === 'categoria') {
    const categoria = borrador.categorias.find(
      ({ nivel }) => nivel === abierto.nivel,
    ) as CategoriaBorrador;
    const apply = (cambio: Partial<CategoriaBorrador>) =>
      edit((now) => editCategoria(now, abierto.nivel, { ...cambio, activa: true }));
    return <EditarCategoria {...props} categoria={categoria} onApply={apply} />;
  }
  if (abierto.tipo === 'apagar') {
    const categoria = base.categorias.find(
      ({ nivel }) => nivel === abierto.nivel,
    ) as CategoriaBorrador;
    const off = editCategoria(borrador, abierto.nivel, { activa: false });
    const send = (destino: string) =>
      edit(() =>
        categoria.misiones.reduce(
          (now, { id, personas }) =>
            id !== null && personas > 0 ? setDestino(now, id, destino) : now,
          off,
        ),
      );
    return (
      <RetirarDialog
        {...props}
        que="apagar"
        nombre={categoria.nombre}
        draft={off}
        onRetire={send}
      />
    );
  }
  const categoria = categoriaOf(abierto.clave);
  const mision = categoria?.misiones.find(({ clave }) => clave === abierto.clave);
  if (!categoria || !mision) return null;
  const retired = retireMision(borrador, mision.clave);
  if (abierto.tipo === 'retirar') {
    const send = (destino: string) => edit(() => setDestino(retired, mision.id as number, destino));
    return (
      <RetirarDialog
        {...props}
        que="retirar"
        nombre={mision.nombre}
        draft={retired}
        onRetire={send}
      />
    );
  }
  const retire = () => {
    if (mision.personas > 0) return onOpen({ tipo: 'retirar', clave: mision.clave });
    edit(() => retired);
    onClose();
  };
  return (
    <EditarMision
      mision={mision}
      categoria={categoria}
      edit={edit}
      onRetire={retire}
      onClose={onClose}
    />
  );
}
