import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { TextField } from './TextField';
import props from './TextField.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Campo de texto',
  codigo: 'TextField',
  para: 'Recoge una línea de texto: un nombre, una contraseña, un código. Con su etiqueta, su ayuda y lo que está mal en ella.',
  usar: [
    'Para un dato corto que nadie más que quien escribe sabe: un nombre de usuario, una firma, el lema.',
    'Con type="password" para una clave: trae el ojo que la enseña.',
    'Con isLiteral para lo que hay que escribir tal cual: el teléfono no lo corrige ni le pone mayúsculas.',
  ],
  evitar: [
    'Para cantidades: usa NumberField.',
    'Para una explicación: usa TextArea o MotivoField.',
    'Para elegir a una persona que ya está en el portal: usa UserPicker, que no se equivoca de nombre.',
  ],
  anatomia: [
    ['Etiqueta', 'Encima y siempre a la vista; el texto de muestra no la sustituye.'],
    ['Caja', 'De 44 px, con letra de 16 px para que un iPhone no amplíe la página.'],
    ['Ojo', 'Solo en contraseñas: las enseña y las vuelve a tapar.'],
    ['Ayuda', 'Debajo: lo que hay que saber antes de escribir.'],
    ['Fallo', 'Debajo de la ayuda, con su signo; el marco también lo dice.'],
  ],
  teclado: [
    ['Tab', 'Llega a la caja y después al ojo, si lo hay.'],
    ['Intro', 'Envía el formulario.'],
    [
      'Lector de pantalla',
      'Etiqueta, valor, ayuda y fallo; un fallo que llega después también se oye.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <TextField
            label="Nombre de Usuario"
            description="Tal como aparece en el juego."
            placeholder="Ronda-Nocturna"
            isLiteral
          />
        ),
        texto: 'La etiqueta se queda al escribir, y la ayuda evita el error más común.',
      },
      no: {
        vista: (
          <TextField
            label="Nombre"
            placeholder="Escribe aquí tu nombre exacto del juego, sin espacios"
          />
        ),
        texto: 'Lo importante está en el texto de muestra: desaparece justo al empezar a escribir.',
      },
    },
    {
      si: {
        vista: (
          <TextField
            label="Firma"
            defaultValue="LUZ"
            description="Tres letras o cifras."
            errorMessage="Esa firma ya es de Luz_del_Alba"
            isLiteral
          />
        ),
        texto: 'Dice qué pasa y con quién; lo escrito sigue ahí para corregirlo.',
      },
      no: {
        vista: <TextField label="Signatura" defaultValue="LUZ" errorMessage="Valor no válido" />,
        texto: '«Valor no válido» obliga a adivinar, y «signatura» no es la palabra de la casa.',
      },
    },
  ],
  props,
  ejemplo:
    '<TextField label="Nombre de Usuario" description="Tal como aparece en el juego." isLiteral autoComplete="username" {...form.field(\'usuario\')} />',
};
