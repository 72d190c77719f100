import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { tituloMoneda } from '@garita/domain/formato/tituloMoneda';
import { FECHA } from '@garita/domain/listas/columna';
import { restOf } from '@garita/domain/listas/restOf';
import { COLUMNAS_MULTAS } from '@garita/domain/multas/columnas';
import { isAviso } from '@garita/domain/multas/multa.rules';
import { Checkbox } from '../../components/Checkbox';
import type { Column } from '../../components/DataTable/column';
import { OnlyWide } from '../../components/layout';
import { StateBadge } from '../../components/StateBadge';
import { encargadoColumn } from '../columns/encargadoColumn';
import { motivoColumn } from '../columns/motivoColumn';
import { personaColumn } from '../columns/personaColumn';
import type { Multa } from './MultasScreenProps';

interface Control {
  readonly moneda: Moneda;
  readonly canMark: (multa: Multa) => boolean;
  readonly pending: ReadonlyMap<number, unknown>;
  readonly onMark: (multa: Multa, cobrada: boolean) => void;
}

const POR_COBRAR = 'Por cobrar';
const stateOf = (multa: Multa): string => {
  if (isAviso(multa)) return 'Aviso';
  return multa.cobrado === 1 ? 'Cobrada' : POR_COBRAR;
};

/**
 * A tag for open fines. A card has the state above the amount instead, so that there is room for
 * the reason.
 */
const tagOf = (multa: Multa) =>
  stateOf(multa) === POR_COBRAR && (
    <OnlyWide>
      <StateBadge tone="info">{POR_COBRAR}</StateBadge>
    </OnlyWide>
  );

/**
 * The columns of the fines (MUL-01). A viewer who may not mark a fine sees a word instead of its
 * checkbox (MUL-11).
 */
export const multasColumns = ({
  moneda,
  canMark,
  pending,
  onMark,
}: Control): readonly Column<Multa>[] => [
  personaColumn(({ usuarioNombre }) => usuarioNombre, {
    categoria: ({ id_categoria }) => id_categoria,
    beside: tagOf,
  }),
  motivoColumn,
  {
    id: 'creditos',
    header: tituloMoneda(moneda),
    value: ({ creditos }) => creditos,
    kind: 'credits',
    card: 'main',
    caption: stateOf,
  },
  encargadoColumn,
  FECHA,
  {
    ...COLUMNAS_MULTAS.cobrado,
    cell: (multa) =>
      canMark(multa) ? (
        <Checkbox
          label={`Cobrada: ${multa.usuarioNombre}, ${formatCredits(multa.creditos, moneda)}`}
          value={multa.cobrado === 1}
          isPending={pending.has(multa.id)}
          onChange={(cobrada) => onMark(multa, cobrada)}
        />
      ) : (
        COLUMNAS_MULTAS.cobrado.value(multa)
      ),
  },
  ...restOf<Multa>(COLUMNAS_MULTAS, 'cobrado').map((columna) => ({
    ...columna,
    card: 'meta' as const,
  })),
];
