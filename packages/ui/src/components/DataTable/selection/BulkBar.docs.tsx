import type { ComponentDocs } from '../../../docs/pagina/ComponentDocs';
import { BulkBar } from './BulkBar';
import props from './BulkBar.tsx?props';

const MULTAS = { one: 'multa', many: 'multas' };
const nothing = () => undefined;

export const docs: ComponentDocs = {
  nombre: 'Selección',
  codigo: 'BulkBar',
  para: 'Elegir varias filas de una lista y hacer algo con todas. La barra ocupa el sitio de las herramientas mientras hay algo elegido: dice cuántas y ofrece los actos.',
  usar: [
    'Donde alguien hace lo mismo muchas veces: pagar, cobrar, responder. Con useSelection y la propiedad selection de DataTable; en una pantalla, con useLote.',
    'Solo para las filas con las que quien mira puede hacer algo: mayPick lo decide y las demás no llevan casilla.',
    'Con el número en cada acto: «Pagar 12 · 240c».',
    'Con forma en el acto de useLote cuando hace falta un dato para todas, como el motivo de una multa: el formulario va antes de la pregunta.',
  ],
  evitar: [
    'Donde nadie actúa: sin selection, la lista no cambia ni pesa más.',
    'Como filtro o como favoritos: lo elegido se olvida al salir.',
    'Para elegir personas en un formulario: usa UserPicker.',
  ],
  anatomia: [
    [
      'Casilla',
      'De cada fila, delante de su nombre; la de la cabecera elige todas las que se ven, también tras una búsqueda.',
    ],
    [
      'Fila elegida',
      'En petróleo suave. No se dibuja otra vez: cada casilla atiende solo a la suya.',
    ],
    [
      'Barra',
      'Quitar la selección, cuántas de cuántas, «Seleccionar todo» y los actos, el principal primero.',
    ],
    [
      'Teléfono',
      'Las casillas salen con «Seleccionar» o al dejar el dedo sobre una fila; entonces toda su cabeza elige.',
    ],
  ],
  teclado: [
    ['Espacio', 'En una casilla, elige su fila; con Mayúsculas, el tramo desde la anterior.'],
    ['Flechas', 'De casilla en casilla; con Mayúsculas eligen lo que pasan.'],
    ['Ctrl o Cmd + A', 'Dentro de la lista, todas.'],
    ['Escape', 'Ninguna.'],
    ['Lector de pantalla', 'Oye cuántas hay elegidas cada vez que cambian.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <BulkBar
            count={3}
            total={12}
            noun={MULTAS}
            acts={[{ id: 'cobrar', label: 'Cobrar 3 · 45c', onPress: nothing }]}
            onAll={nothing}
            onClear={nothing}
          />
        ),
        texto: 'El botón dice a cuántas y cuánto: nadie se equivoca de número.',
      },
      no: {
        vista: (
          <BulkBar
            count={3}
            total={12}
            noun={MULTAS}
            acts={[{ id: 'cobrar', label: 'Aplicar', onPress: nothing }]}
            onAll={nothing}
            onClear={nothing}
          />
        ),
        texto: '«Aplicar», ¿qué, a quién?',
      },
    },
    {
      si: {
        vista: (
          <BulkBar
            count={2}
            total={12}
            noun={MULTAS}
            acts={[
              { id: 'cobrar', label: 'Cobrar 2 · 30c', onPress: nothing },
              { id: 'borrar', label: 'Borrar 2', onPress: nothing, isDanger: true },
            ]}
            onAll={nothing}
            onClear={nothing}
          />
        ),
        texto: 'Lo que se puede hacer con esas filas, lo más usado primero.',
      },
      no: {
        vista: (
          <BulkBar
            count={2}
            total={12}
            noun={MULTAS}
            acts={['Cobrar', 'Descobrar', 'Borrar', 'Exportar', 'Imprimir'].map((label) => ({
              id: label,
              label,
              onPress: nothing,
            }))}
            onAll={nothing}
            onClear={nothing}
          />
        ),
        texto: 'Todo lo imaginable, también lo que no va con esas filas o ya está en otra parte.',
      },
    },
  ],
  props,
  ejemplo: `const selection = useSelection({ keyOf, mayPick, actsOf: (picked) => [
  { id: 'cobrar', label: \`Cobrar \${picked.length}\`, onPress: () => onCollect(picked) },
] });

<DataTable selection={selection} … />`,
};
