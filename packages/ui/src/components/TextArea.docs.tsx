import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { stateful } from '../docs/stateful';
import { MotivoField } from '../screens/MotivoField';
import motivo from '../screens/MotivoField.tsx?props';
import { TextArea } from './TextArea';
import area from './TextArea.tsx?props';
import { TextField } from './TextField';

const Motivo = stateful(MotivoField, { value: 'onChange' });
const Lineas = stateful(TextArea, { value: 'onChange' });
const nada = () => undefined;

export const docs: ComponentDocs = {
  nombre: 'Texto de varias líneas',
  codigo: 'TextArea',
  para: 'Recoge una explicación con las palabras de quien la da. Crece con lo escrito. MotivoField es el mismo campo, ya con su nombre y su límite, para decir por qué se hace algo.',
  usar: [
    'Para lo que puede ocupar más de una línea: el motivo de una multa, el cartel de la agencia, un artículo.',
    'Con MotivoField siempre que el contrato pida un motivo: así se llama igual en todas partes y admite hasta 500 caracteres.',
    'Con una ayuda que diga quién lo leerá: cambia lo que se escribe.',
  ],
  evitar: [
    'Para un nombre, un código o una dirección: usa TextField.',
    'Cuando solo hay unas pocas razones posibles: usa Choices, y así se pueden contar.',
  ],
  anatomia: [
    ['Etiqueta', 'Encima.'],
    ['Líneas', 'Tres al empezar (rows); crece hasta el 40 % de la ventana y después se desplaza.'],
    ['Tirador', 'Abajo, para quien quiere más sitio.'],
    ['Ayuda y fallo', 'Debajo.'],
  ],
  teclado: [
    ['Intro', 'Empieza otra línea; no envía el formulario.'],
    ['Tab', 'Sale del campo: no escribe un tabulador.'],
    ['Lector de pantalla', 'Lee la ayuda y el fallo con el campo.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Motivo
            value=""
            description="Lo leerá Ronda-Nocturna, y quedará en su ficha."
            onChange={nada}
          />
        ),
        texto: 'Dice quién lo leerá antes de que se escriba.',
      },
      no: {
        vista: (
          <Lineas
            label="Escribe aquí los motivos, razones y observaciones (obligatorio)"
            value=""
            rows={6}
            onChange={nada}
          />
        ),
        texto:
          'Seis líneas vacías intimidan, y una etiqueta de una línea y media no dice para quién es.',
      },
    },
    {
      si: {
        vista: (
          <Motivo
            value="Dejó la barrera sola de 18:10 a 18:40, sin avisar a quien quedaba al cargo."
            onChange={nada}
          />
        ),
        texto: 'Se lee entero mientras se escribe.',
      },
      no: {
        vista: (
          <TextField
            label="Motivo"
            defaultValue="Dejó la barrera sola de 18:10 a 18:40, sin avisar a quien quedaba al cargo."
          />
        ),
        texto: 'En una sola línea, el final se escribe a ciegas.',
      },
    },
  ],
  props: { ...area, ...motivo },
  ejemplo: '<MotivoField description="Lo leerá quien decida." {...form.field(\'motivo\')} />',
};
