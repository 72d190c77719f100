import { FECHA } from '@garita/domain/listas/columna';
import { COLUMNAS_VETOS } from '@garita/domain/vetos/columnas';
import type { EstadoVeto } from '@garita/domain/vetos/veto';
import type { Column } from '../../components/DataTable/column';
import { NOTHING } from '../../components/DataTable/formatValue';
import { Quiet } from '../../components/layout';
import { StateBadge } from '../../components/StateBadge';
import type { Tone } from '../../components/tones';
import { encargadoColumn } from '../columns/encargadoColumn';
import { motivoColumn } from '../columns/motivoColumn';
import type { Veto } from './VetosScreenProps';

const TONES: Readonly<Record<EstadoVeto, Tone>> = {
  vigente: 'danger',
  vencido: 'neutral',
  levantado: 'neutral',
};
const toneOf = ({ estado }: Veto): Tone => TONES[estado];

export const vetosColumns: readonly Column<Veto>[] = [
  {
    ...COLUMNAS_VETOS.nombre,
    card: 'main',
    cell: ({ nombre }) => (
      <strong translate="no">
        <bdi>{nombre}</bdi>
      </strong>
    ),
  },
  {
    ...COLUMNAS_VETOS.estado,
    kind: 'state',
    card: 'main',
    tone: toneOf,
    cell: (veto) => (
      <>
        <StateBadge tone={toneOf(veto)}>{COLUMNAS_VETOS.estado.value(veto)}</StateBadge>
        {veto.levantadoPor && <Quiet $small>por {veto.levantadoPor}</Quiet>}
      </>
    ),
  },
  { ...COLUMNAS_VETOS.hasta, kind: 'day', card: 'meta' },
  motivoColumn,
  {
    ...COLUMNAS_VETOS.enlace,
    cell: ({ enlace, nombre }) =>
      enlace ? (
        <a
          href={enlace}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={`Ver la prueba de ${nombre}, en otra pestaña`}
        >
          Ver
        </a>
      ) : (
        NOTHING
      ),
  },
  FECHA,
  encargadoColumn,
];

/** Mutes a veto that is no longer in force. */
export const toneVeto = ({ estado }: Veto): 'muted' | undefined =>
  estado === 'vigente' ? undefined : 'muted';
