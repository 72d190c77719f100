import { describeCada } from '@garita/domain/ascensos/tiempoAscenso';
import type { CategoriaBorrador } from '@garita/domain/escalafon/borrador';
import { editCategoria, restoreMision } from '@garita/domain/escalafon/ediciones';
import { resumirCategoria } from '@garita/domain/escalafon/resumirCategoria';
import { contarPersonas } from '@garita/domain/formato/contarPersonas';
import styled from 'styled-components';
import { Menu } from '../../../components/Menu';
import { useMoneda } from '../../../components/MonedaContext';
import { Placa } from '../../../components/Placa';
import { color, media, text } from '../../../theme/tokens';
import { Cabeza, Fichas, Hoja, Palabras } from './cardParts';
import type { Abierto } from './Dialogos';
import { FichaRetirada } from './FichaRetirada';
import { Misiones } from './Misiones';
import { NuevaMision } from './NuevaMision';
import type { Edicionado } from './useEscalafon';

const Aside = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  font-size: ${text[15]};
  color: ${color.tinta2};
  white-space: nowrap;
  ${media.compact} { > span { display: none; } }
`;
const OnPhone = styled.span`
  ${media.wide} { display: none; }
`;
const Wrong = styled.p`
  margin: 0;
  font-size: ${text[15]};
  color: ${color.granaTexto};
`;

const cadaOf = (tiempo: string): string | null =>
  /^\d+ (minute|hour|days)$/.test(tiempo) ? describeCada(tiempo) : null;

interface CategoriaCardProps {
  categoria: CategoriaBorrador;
  /** The category as saved; undefined for a level that has never been in use. */
  antes: CategoriaBorrador | undefined;
  fallos: readonly { readonly campo: string; readonly texto: string }[];
  canEdit: boolean;
  edit: Edicionado['edit'];
  onOpen: (abierto: Abierto) => void;
}

export function CategoriaCard(props: CategoriaCardProps) {
  const { categoria, antes, fallos, canEdit, edit, onOpen } = props;
  const { nivel, nombre, misiones } = categoria;
  const { pide, paga } = resumirCategoria(categoria, useMoneda());
  const cada = cadaOf(categoria.tiempo_ascenso);
  const personas = misiones.reduce((sum, mision) => sum + mision.personas, 0);
  const retiradas = (antes?.activa ? antes.misiones : []).filter(
    ({ clave }) => !misiones.some((mision) => mision.clave === clave),
  );
  const turnOff = () =>
    (antes?.activa ? antes.misiones : []).some((mision) => mision.personas > 0)
      ? onOpen({ tipo: 'apagar', nivel })
      : edit((borrador) => editCategoria(borrador, nivel, { activa: false }));
  return (
    <Hoja aria-label={`Nivel ${nivel}: ${nombre}`}>
      <Cabeza>
        <Placa categoria={nivel} image={categoria.placa} label={`Nivel ${nivel}`} />
        <Palabras>
          <h2>{nombre}</h2>
          <p>
            {pide} → <strong>{paga}</strong>
            {cada && ` · sube ${cada}`}
            {personas > 0 && <OnPhone> · {contarPersonas(personas)}</OnPhone>}
          </p>
        </Palabras>
        <Aside>
          {personas > 0 && <span>{contarPersonas(personas)}</span>}
          {canEdit && (
            <Menu
              label={`Más acciones de ${nombre}`}
              actions={[
                {
                  id: 'editar',
                  label: 'Editar la categoría',
                  onPress: () => onOpen({ tipo: 'categoria', nivel }),
                },
                { id: 'apagar', label: 'Apagar el nivel', onPress: turnOff, isDanger: true },
              ]}
            />
          )}
        </Aside>
      </Cabeza>
      <Fichas>
        <Misiones {...props} />
        {retiradas.map((mision) => (
          <FichaRetirada
            key={mision.clave}
            mision={mision}
            onRestore={() =>
              edit((borrador) =>
                restoreMision(
                  borrador,
                  { categorias: antes ? [antes] : [], destinos: {} },
                  mision.id as number,
                ),
              )
            }
          />
        ))}
        {canEdit && (
          <NuevaMision
            nivel={nivel}
            categoria={nombre}
            isEmpty={misiones.length === 0}
            edit={edit}
          />
        )}
      </Fichas>
      {fallos.map(({ campo, texto }) => (
        <Wrong key={campo}>{texto}</Wrong>
      ))}
    </Hoja>
  );
}
