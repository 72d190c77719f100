import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { toLegible } from '@garita/domain/formato/toLegible';
import { formatPrecioMembresia } from '@garita/domain/membresias/formatPrecioMembresia';
import {
  DIAS_PERIODO,
  PERIODO,
  type Periodo,
  priceOfMembresia,
} from '@garita/domain/membresias/periodo';
import {
  type VentaMembresiaValues,
  ventaMembresiaRules,
} from '@garita/domain/membresias/venta.rules';
import { useMoneda } from '../../components/MonedaContext';
import { Notice } from '../../components/Notice';
import { Select } from '../../components/Select';
import { TextField } from '../../components/TextField';
import { UserPicker } from '../../components/UserPicker/UserPicker';
import { type Choice, Choices } from '../../form/Choices';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { useSelectedOption } from '../../form/useSelectedOption';
import { Figures } from '../Figures';
import { UnlessFailed } from '../UnlessFailed';
import type { Membresia, MembresiasScreenProps, MembresiaVendida } from './MembresiasScreenProps';
import { resumirVenta } from './resumirVenta';

const INITIAL: VentaMembresiaValues = {
  membresia: null,
  isExterno: false,
  user: null,
  periodo: PERIODO.mes,
};
// The argument `true` switches off the rule about the period, since the form always has a period.
const RULES = ventaMembresiaRules(true);

type De = 'dentro' | 'fuera';
const COMPRADORES: readonly Choice<De>[] = [
  { id: 'dentro', label: 'De la agencia' },
  { id: 'fuera', label: 'De fuera' },
];

/** The two periods with their prices (MEM-16, MEM-17). */
const periodosOf = (membresia: Membresia, moneda: Moneda): readonly Choice<`${Periodo}`>[] =>
  [PERIODO.quincena, PERIODO.mes].map((periodo) => ({
    id: `${periodo}`,
    label: `${DIAS_PERIODO[periodo]} días`,
    description: formatCredits(priceOfMembresia(membresia, periodo), moneda),
  }));

interface VenderMembresiaDialogProps
  extends Pick<MembresiasScreenProps, 'oferta' | 'comprador' | 'now' | 'onSell'> {
  vendidas: readonly MembresiaVendida[];
  onClose: () => void;
}

/**
 * Sells a membership (MEM-04, MEM-11 to MEM-17). Price and end are shown before the sale is sent.
 */
export function VenderMembresiaDialog({
  oferta,
  comprador,
  vendidas,
  now,
  onSell,
  onClose,
}: VenderMembresiaDialogProps) {
  const moneda = useMoneda();
  const data = oferta.kind === 'ready' ? oferta.data : { catalogo: [], personas: [] };
  const find = (id: number | null) => catalogo.find((one) => one.id === id) ?? null;
  const form = useForm<VentaMembresiaValues>({
    initial: { ...INITIAL, user: comprador },
    rules: RULES,
    onSubmit: async ({ membresia: id, user, periodo }) => {
      const chosen = find(id);
      if (!chosen || user === null) return;
      const tiempo = periodo ?? PERIODO.mes;
      const creditos = priceOfMembresia(chosen, tiempo);
      await onSell({
        user: typeof user === 'string' ? user.trim() : user,
        membresia: chosen.id,
        creditos,
        ...(chosen.perma !== 1 && { periodo: tiempo }),
      });
      onClose();
    },
    notices: 'rules',
  });
  const { isExterno, user, periodo } = form.values;
  const catalogo = useSelectedOption(data.catalogo, form.values.membresia);
  const personas = useSelectedOption(data.personas, typeof user === 'number' ? user : null);
  const membresia = find(form.values.membresia);
  const [membresiaField, externoField, userField, periodoField] = [
    form.field('membresia'),
    form.field('isExterno'),
    form.field('user'),
    form.field('periodo'),
  ];
  const resumen =
    membresia &&
    resumirVenta({
      membresia,
      periodo: periodo ?? PERIODO.mes,
      user,
      vendidas,
      ahora: now(),
      moneda,
    });
  const changeSide = (de: De) => {
    externoField.onChange(de === 'fuera');
    // A person is an id and an outside buyer a name, so the field is emptied when the kind of buyer
    // changes.
    userField.onChange(null);
  };
  return (
    <FormDialog
      form={form}
      title="Vender membresía"
      label="Venta de una membresía"
      submitLabel="Vender"
      pendingLabel="Vendiendo"
      summary={resumen && <Figures figures={resumen.figures} />}
      onClose={onClose}
    >
      <UnlessFailed state={oferta}>
        <Select
          label="Membresía"
          options={catalogo.map((one) => ({
            id: one.id,
            label: `${toLegible(one.nombre)} · ${formatPrecioMembresia(one, moneda)}`,
          }))}
          isDisabled={oferta.kind === 'loading'}
          {...membresiaField}
          onChange={(id) => membresiaField.onChange(id === null ? null : Number(id))}
        />
        {membresia && membresia.perma !== 1 && (
          <Choices
            label="Periodo"
            choices={periodosOf(membresia, moneda)}
            inRow
            {...periodoField}
            value={`${periodo ?? PERIODO.mes}`}
            onChange={(id) => periodoField.onChange(Number(id) as Periodo)}
          />
        )}
        <Choices
          label="Comprador"
          choices={COMPRADORES}
          inRow
          {...externoField}
          value={isExterno ? 'fuera' : 'dentro'}
          onChange={changeSide}
        />
        {isExterno ? (
          <TextField
            label="Nombre"
            description="Se guarda solo el nombre: esa persona no tiene cuenta aquí."
            isLiteral
            maxLength={64}
            {...userField}
            value={typeof user === 'string' ? user : ''}
          />
        ) : (
          <UserPicker
            label="Usuario"
            people={personas}
            isLoading={oferta.kind === 'loading'}
            {...userField}
            value={typeof user === 'number' ? user : null}
          />
        )}
      </UnlessFailed>
      {resumen?.aviso && <Notice tone="info">{resumen.aviso}</Notice>}
    </FormDialog>
  );
}
