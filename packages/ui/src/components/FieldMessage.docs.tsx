import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import props from './FieldMessage.tsx?props';
import { TextField } from './TextField';

export const docs: ComponentDocs = {
  nombre: 'Línea de un campo',
  codigo: 'FieldMessage',
  para: 'Lo que se lee bajo un campo: la ayuda, siempre, y el fallo, cuando lo hay. Todos los campos la traen; se escribe con description y errorMessage.',
  usar: [
    'description, para lo que hay que saber antes de escribir: un formato, una unidad, quién lo leerá.',
    'errorMessage, para qué falla y cómo se arregla, con las palabras del portal o las del servidor.',
  ],
  evitar: [
    'Para un fallo que no es de un solo campo: lo dice el formulario, sobre sus botones.',
    'Para contar que algo ha ido bien: usa un aviso.',
  ],
  anatomia: [
    ['Ayuda', 'Discreta; no desaparece al escribir ni cuando hay un fallo.'],
    ['Fallo', 'Un signo y una frase, en grana: nunca solo el color del borde.'],
  ],
  teclado: [
    [
      'Lector de pantalla',
      'Las dos líneas describen al campo. El fallo se oye al llegar, aunque el foco ya esté en otra parte.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <TextField
            label="Firma"
            description="Tres letras o cifras. Va en cada acto que firmes."
            defaultValue="GA"
            errorMessage="La firma solo puede contener 3 caracteres"
          />
        ),
        texto: 'Dice qué falla y la ayuda sigue ahí para arreglarlo.',
      },
      no: {
        vista: <TextField label="Firma" defaultValue="GA" errorMessage="Valor no válido" />,
        texto: 'No dice qué se esperaba: solo queda probar.',
      },
    },
    {
      si: {
        vista: <TextField label="Motivo" description="Lo leerá quien decida sobre tu solicitud." />,
        texto: 'Lo que hay que saber está antes de escribir, y se queda.',
      },
      no: {
        vista: <TextField label="Motivo" placeholder="Lo leerá quien decida sobre tu solicitud." />,
        texto: 'Escrita dentro del campo, la ayuda se va con la primera letra.',
      },
    },
  ],
  props,
  ejemplo: `<TextField
  label="Firma"
  description="Tres letras o cifras."
  errorMessage={errors.firma}
/>`,
};
