import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { toLegible } from '@garita/domain/formato/toLegible';
import { type CalculoValues, calculoRules } from '@garita/domain/rangos/calculo.rules';
import type { Rango } from '@garita/domain/rangos/listRangos';
import { findFailure } from '@garita/domain/reglas/Rule';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { CalculatorIcon } from '../../components/icons';
import { Quiet, TwoColumns } from '../../components/layout';
import { useMoneda } from '../../components/MonedaContext';
import { Select } from '../../components/Select';
import { Loading, Skeleton } from '../../components/Skeleton';
import { Form } from '../../form/Form';
import { useForm } from '../../form/useForm';
import { color, media, onSurface, radius, space } from '../../theme/tokens';
import { ScreenFrame } from '../ScreenFrame';
import type { ScreenState } from '../ScreenState';
import { Precio } from './Precio';

const Sheet = styled.div`
  ${onSurface}
  padding: ${space[5]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  ${media.compact} { padding: ${space[4]}; }
`;
/** On a PC the answer is beside the fields. */
const Sides = styled(TwoColumns)`
  gap: ${space[6]};
`;
const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${space[4]};
  ${media.compact} { grid-template-columns: 1fr; }
`;

interface CalculaRangoScreenProps {
  /** The ranks on offer, from the lowest to the highest (`listRangos`). */
  state: ScreenState<{ readonly rangos: readonly Rango[] }>;
  /** The viewer's own rank; null if it is not on offer, e.g. above category 9. */
  propio: number | null;
}

const empty = (
  <EmptyState icon={<CalculatorIcon size={48} />} title="Todavía no hay rangos">
    En cuanto la dirección haya definido el escalafón, aquí podrás ver lo que cuesta subir por él.
  </EmptyState>
);

const skeleton = (
  <Loading>
    <Skeleton width="100%" height="180px" />
  </Loading>
);

const labelOf = ({ nombre, precio, venta }: Rango, moneda: Moneda): string =>
  venta === 1 ? `${toLegible(nombre)} · ${formatCredits(precio, moneda)}` : nombre;

function Calculadora({
  rangos,
  propio,
}: { rangos: readonly Rango[] } & Pick<CalculaRangoScreenProps, 'propio'>) {
  const moneda = useMoneda();
  const rules = calculoRules(rangos);
  const form = useForm<CalculoValues>({
    initial: { rango1: propio, rango2: null },
    rules,
    onSubmit: () => undefined,
    notices: 'rules',
  });
  const options = rangos.map((rango) => ({ id: rango.id, label: labelOf(rango, moneda) }));
  // Once both ranks are chosen, the answer is shown without a press. The button only reports
  // missing choices.
  const failure = findFailure(rules, form.values);
  const isChosen = form.values.rango1 !== null && form.values.rango2 !== null;
  const [desde, hasta] = [form.values.rango1, form.values.rango2].map((id) =>
    rangos.find((rango) => rango.id === id),
  );
  const isShown = !failure && desde !== undefined && hasta !== undefined;
  const fieldOf = (campo: 'rango1' | 'rango2') => {
    const { onChange, ...field } = form.field(campo);
    const errorMessage =
      field.errorMessage ?? (isChosen && failure?.campo === campo ? failure.texto : undefined);
    return {
      ...field,
      errorMessage,
      onChange: (id: string | number | null) => onChange(id === null ? null : Number(id)),
      options,
    };
  };
  return (
    <Sheet>
      <Sides>
        <Form form={form} label="Calcular Rango">
          <Fields>
            <Select label="Rango 1" description="El rango de partida." {...fieldOf('rango1')} />
            <Select label="Rango 2" description="El rango al que se sube." {...fieldOf('rango2')} />
          </Fields>
          <div>
            <Button type="submit" variant="primary" icon={<CalculatorIcon size={20} />}>
              Calcular
            </Button>
          </div>
        </Form>
        <div>
          <div role="status">{isShown && <Precio desde={desde} hasta={hasta} />}</div>
          {!isShown && <Quiet>Elige los dos rangos y aquí verás lo que cuesta.</Quiet>}
        </div>
      </Sides>
    </Sheet>
  );
}

/**
 * Calcular Rango: the price of going from one rank (at first the viewer's own) to a higher rank
 * (CAL-01 to CAL-05).
 */
export function CalculaRangoScreen(props: CalculaRangoScreenProps) {
  const { state } = props;
  return (
    <ScreenFrame
      title="Calcular Rango"
      subtitle="Lo que cuesta pasar de un rango a otro"
      state={state}
      skeleton={skeleton}
    >
      {({ rangos }) => (rangos.length === 0 ? empty : <Calculadora {...props} rangos={rangos} />)}
    </ScreenFrame>
  );
}
