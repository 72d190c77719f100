import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { stateful } from '../docs/stateful';
import { PlainTable } from '../screens/PlainTable';
import { Checkbox } from './Checkbox';
import props from './Checkbox.tsx?props';
import { Row, Stack } from './layout';
import { Switch } from './Switch';

const Casilla = stateful(Checkbox, { value: 'onChange' });
const Interruptor = stateful(Switch, { value: 'onChange' });
const nada = () => undefined;

const MULTAS = [
  { usuario: 'elPatio83', creditos: '500c', cobrada: true },
  { usuario: 'Luz_del_Alba', creditos: '250c', cobrada: false },
] as const;
type Multa = (typeof MULTAS)[number];

const tablaDeMultas = (caption: string, header: string, nameOf: (multa: Multa) => string) => (
  <PlainTable
    caption={caption}
    isBare
    columns={[
      { id: 'usuario', header: 'Usuario', cell: ({ usuario }: Multa) => usuario },
      {
        id: 'cobrada',
        header,
        cell: (multa: Multa) => (
          <Casilla label={nameOf(multa)} value={multa.cobrada} onChange={nada} />
        ),
      },
    ]}
    rows={MULTAS}
    rowKey={({ usuario }) => usuario}
  />
);

export const docs: ComponentDocs = {
  nombre: 'Casilla',
  codigo: 'Checkbox',
  para: 'Marca una fila de una lista. Su nombre a la vista es la cabecera de la columna; el suyo propio, que se oye, dice también de qué fila es.',
  usar: [
    'En una columna de sí o no que se cambia en la propia lista: cobrada, pagada, entregada.',
    'Para elegir varias filas antes de un acto: a quién se le confirma el tiempo.',
  ],
  evitar: [
    'En un formulario o en los ajustes: usa Switch, que lleva las palabras al lado y se pulsan con él.',
    'Para elegir una de varias cosas: usa Select o Choices.',
    'Para lo que no se puede deshacer: usa un botón y una pregunta.',
  ],
  anatomia: [
    ['Cuadro', 'De 24 px; el dedo tiene 44.'],
    ['Marca', 'Solo cuando está marcada.'],
    ['Nombre', 'No se ve: se oye. «Cobrada: elPatio83, 500c».'],
  ],
  teclado: [
    ['Tab', 'Llega a ella.'],
    ['Espacio', 'La marca y la desmarca.'],
    ['Guardando', 'Con isPending conserva el foco y no hace caso a más pulsaciones.'],
  ],
  parejas: [
    {
      si: {
        vista: tablaDeMultas(
          'Multas',
          'Cobrada',
          ({ usuario, creditos }) => `Cobrada: ${usuario}, ${creditos}`,
        ),
        texto:
          'La cabecera dice qué se marca, y cada casilla se oye como «Cobrada: elPatio83, 500c».',
      },
      no: {
        vista: tablaDeMultas('Otras multas', '¿Ok?', () => 'Ok'),
        texto:
          '«Ok» no dice si se cobró, se leyó o se perdonó; y todas las casillas se oyen igual.',
      },
    },
    {
      si: {
        vista: <Interruptor label="Mostrar los estados" value onChange={nada} />,
        texto: 'Un ajuste es un interruptor: se pulsa también en sus palabras.',
      },
      no: {
        vista: (
          <Stack>
            <Row $gap={3}>
              <Casilla label="Mostrar los estados que pasan" value onChange={nada} />
              <span>Mostrar los estados que pasan</span>
            </Row>
          </Stack>
        ),
        texto:
          'Palabras puestas al lado de una casilla: parecen parte de ella, pero al pulsarlas no pasa nada.',
      },
    },
  ],
  props,
  ejemplo: `<Checkbox
  label={\`Cobrada: \${usuario}, \${formatCredits(creditos)}\`}
  value={cobrada}
  isPending={isSaving}
  onChange={(cobrada) => onCollect(id, cobrada)}
/>`,
};
