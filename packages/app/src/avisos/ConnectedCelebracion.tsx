import { formatSiguiente } from '@garita/domain/ascensos/formatSiguiente';
import type { DatosAviso } from '@garita/domain/avisos/aviso';
import { CelebracionDialog } from '@garita/ui/screens/celebracion/CelebracionDialog';
import type { Celebracion, Escalon } from '@garita/ui/screens/celebracion/CelebracionProps';
import { useQuery } from '@tanstack/react-query';
import { read } from '../data/read';
import { copyText } from '../portal/copyText';
import { useUser } from '../portal/useSession';
import { configuracionQuery } from '../queries/agencia';
import { shareImagen } from './shareImagen';

interface ConnectedCelebracionProps {
  /** The type of the notice, or 'aceptado' after the user has accepted a promotion in this tab. */
  tipo: string;
  datos: DatosAviso;
  onClose: () => void;
}

const SIN_ESCALERA: ReadonlySet<string> = new Set(['empleadoMes', 'aniversario']);

export function ConnectedCelebracion({
  tipo,
  datos: { quien = '', que = '', antes, cantidad = 1 },
  onClose,
}: ConnectedCelebracionProps) {
  const user = useUser();
  const rangos = useQuery(read('rangos'));
  const { data: configuracion } = useQuery(configuracionQuery());
  // The celebration waits for the ladder. If the ladder cannot be read, it is left out.
  if (user === null || (rangos.isPending && !SIN_ESCALERA.has(tipo))) return null;
  const pasos: readonly Escalon[] = (rangos.data?.categorias ?? []).flatMap(
    ({ id_categoria, placa, misiones }) =>
      misiones.map(({ nombre }) => ({ mision: nombre, categoria: id_categoria, placa })),
  );
  const place = pasos.findIndex(({ mision }) => mision === que);
  const ascenso = (): Celebracion => ({
    tipo: 'ascenso',
    quien,
    // An accepted proposal starts from the step before. A promotion by an edit may start from any
    // step.
    antes:
      (tipo === 'aceptado' ? pasos[place - 1] : pasos.find(({ mision }) => mision === antes)) ??
      null,
    ahora: pasos[place] ?? { mision: que, categoria: user.id_categoria, placa: null },
    lema: formatSiguiente(configuracion?.siglas ?? '', que, null, user.firma),
  });
  const celebracion: Celebracion =
    tipo === 'empleadoMes'
      ? { tipo, quien }
      : tipo === 'aniversario'
        ? { tipo, anios: cantidad }
        : ascenso();
  return (
    <CelebracionDialog
      celebracion={celebracion}
      usuario={user.usuario}
      onCopy={(texto) =>
        void copyText(texto, {
          copied: 'Misión copiada',
          byHand: 'No se pudo copiar. Toca la misión para seleccionarla y cópiala tú.',
        })
      }
      onShare={shareImagen}
      onClose={onClose}
    />
  );
}
