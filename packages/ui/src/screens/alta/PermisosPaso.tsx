import { CATEGORIA } from '@garita/domain/acceso/permisos';
import type { Reparto } from '@garita/domain/escalafon/reparto';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { LinkButton } from '../../components/LinkButton';
import { Quiet, Row, Stack } from '../../components/layout';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { Select } from '../../components/Select';
import { ScreenBody } from '../ScreenFrame';
import type { ScreenState } from '../ScreenState';
import { type Act, failureText, useAct } from '../useAct';

/** Categories in use, the lowest first. */
type Categorias = readonly { readonly nivel: number; readonly nombre: string }[];

interface PermisosPasoProps {
  state: ScreenState<{ categorias: Categorias; reparto: Reparto }>;
  onGuardar: Act<[Reparto]>;
  onDone: () => void;
}

/** Replaces null (only the owner) in the options, because an option's id cannot be null. */
const SOLO_YO = 0;

const PREGUNTAS: readonly {
  readonly campo: keyof Reparto;
  readonly label: string;
  readonly description: string;
}[] = [
  {
    campo: 'ascienden',
    label: 'Quién propone ascensos',
    description: 'A quienes están por debajo de su categoría.',
  },
  {
    campo: 'tiempos',
    label: 'Quién lleva los tiempos y pasa lista',
    description: 'Abre y confirma los tiempos de los demás, y apunta quién está.',
  },
  {
    campo: 'deciden',
    label: 'Quién decide',
    description: `Paga, despide, edita a las personas y puede todo lo demás. Cerrar la nómina y aceptar ausencias empieza en el nivel ${CATEGORIA.gerencia}.`,
  },
];

function Preguntas({
  categorias,
  reparto,
  onGuardar,
  onDone,
}: Omit<PermisosPasoProps, 'state'> & { categorias: Categorias; reparto: Reparto }) {
  const [elegido, setElegido] = useState(reparto);
  const guardar = useAct(onGuardar, () => onDone());
  const optionsOf = (campo: keyof Reparto) => [
    // The lowest category is not offered, because no lower category exists that it could promote.
    ...categorias.slice(campo === 'ascienden' ? 1 : 0).map(({ nivel, nombre }, i, all) => ({
      id: nivel,
      label: i === all.length - 1 ? nombre : `${nombre} y superiores`,
    })),
    { id: SOLO_YO, label: 'Nadie más que yo' },
  ];
  return (
    <Card
      title="Quién puede qué"
      actions={
        <Row $gap={3}>
          <Button
            variant="primary"
            onPress={() => guardar.run(elegido)}
            isPending={guardar.state.kind === 'pending'}
          >
            Repartir así
          </Button>
          <LinkButton href="/agencia/permisos">Ver los permisos uno a uno</LinkButton>
        </Row>
      }
    >
      <Stack>
        {PREGUNTAS.map(({ campo, label, description }) => (
          <Select
            key={campo}
            label={label}
            description={description}
            options={optionsOf(campo)}
            value={elegido[campo] ?? SOLO_YO}
            onChange={(id) =>
              setElegido({
                ...elegido,
                [campo]: id === null || Number(id) === SOLO_YO ? null : Number(id),
              })
            }
          />
        ))}
        {guardar.state.kind === 'failed' && (
          <Notice tone="danger">{failureText(guardar.state)}</Notice>
        )}
        <Quiet $small>
          Tú puedes siempre todo. Quien decide puede también lo de las otras dos preguntas.
        </Quiet>
      </Stack>
    </Card>
  );
}

/**
 * The set-up's step for permissions: three questions, prefilled from the ladder, instead of two
 * dozen permission codes.
 */
export function PermisosPaso({ state, ...acts }: PermisosPasoProps) {
  return (
    <>
      <PageHeader title="Permisos" subtitle="Lo que puede cada categoría, en tres respuestas." />
      <ScreenBody state={state}>{(data) => <Preguntas {...data} {...acts} />}</ScreenBody>
    </>
  );
}
