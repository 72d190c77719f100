import { contarPersonas } from '@garita/domain/formato/contarPersonas';
import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { faltaRules, isAviso, type MultaValues } from '@garita/domain/multas/multa.rules';
import { useMoneda } from '../../components/MonedaContext';
import { NumberField } from '../../components/NumberField';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import type { FormaProps, PreguntaLote } from '../lote/LoteProps';
import { MotivoCitado } from '../MotivoCitado';
import { MotivoField } from '../MotivoField';
import { creditosField } from '../multas/creditosField';
import { AQuienes } from './AQuienes';
import { isPedidoDe } from './isPedidoDe';
import type { PedidoMulta, PedidoUsuarios, Usuario } from './UsuariosScreenProps';

type Values = Omit<MultaValues, 'usuario'>;
const INITIAL: Values = { motivo: '', creditos: 0 };

const preguntaOf =
  ({ motivo, creditos }: PedidoMulta, moneda: Moneda) =>
  (usuarios: readonly Usuario[]): PreguntaLote => {
    const { length } = usuarios;
    const total = formatCredits(creditos * length, moneda);
    return {
      title: `¿Multar a ${contarPersonas(length)}?`,
      texto: (
        <>
          <AQuienes usuarios={usuarios} />
          <MotivoCitado motivo={motivo} />
          <p>
            {length === 1 ? 'Recibe ' : 'Cada una recibe '}
            {isAviso({ creditos }) ? (
              'un aviso: queda escrito y no hay nada que cobrar.'
            ) : (
              <>
                una multa de <strong>{formatCredits(creditos, moneda)}</strong>
                {length > 1 && (
                  <>
                    , <strong>{total}</strong> en total
                  </>
                )}
                , que se descuenta de su paga.
              </>
            )}
          </p>
        </>
      ),
      verbo: isAviso({ creditos }) ? `Avisar a ${length}` : `Multar a ${length} · ${total}`,
    };
  };

/**
 * The form with the reason and amount for all people (MUL-05, MUL-06). It offers no infraction,
 * because the amount that the normativa proposes depends on the person.
 */
export function MultarVarios({
  rows,
  pedido,
  onListo,
  onClose,
}: FormaProps<Usuario, PedidoUsuarios>) {
  const moneda = useMoneda();
  const form = useForm<Values>({
    initial: isPedidoDe('multar', pedido)
      ? { motivo: pedido.motivo, creditos: pedido.creditos }
      : INITIAL,
    rules: faltaRules(moneda),
    onSubmit: ({ motivo, creditos }) => {
      const lleno: PedidoMulta = { acto: 'multar', motivo, creditos: creditos ?? 0 };
      onListo(lleno, preguntaOf(lleno, moneda));
    },
    notices: 'rules',
  });
  return (
    <FormDialog
      form={form}
      title={`Multar a ${contarPersonas(rows.length)}`}
      submitLabel="Continuar"
      pendingLabel="Un momento"
      onClose={onClose}
    >
      <AQuienes usuarios={rows} />
      <MotivoField {...form.field('motivo')} />
      <NumberField {...creditosField(moneda)} {...form.field('creditos')} />
    </FormDialog>
  );
}
