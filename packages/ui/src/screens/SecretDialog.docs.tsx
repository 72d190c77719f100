import { Button } from '../components/Button';
import { TextField } from '../components/TextField';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Hoja } from '../docs/pagina/Hoja';
import { CodeLine } from './CodeLine';
import linea from './CodeLine.tsx?props';
import dialogo from './SecretDialog.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Secreto de una sola vez',
  codigo: 'SecretDialog',
  para: 'Enseña algo que el portal no volverá a enseñar: un token, una clave nueva. CodeLine es su renglón, y sirve para cualquier código que haya que llevarse letra a letra.',
  usar: [
    'SecretDialog justo después de crear el secreto, y nunca más.',
    'Con before para decir de quién es y que es la única vez; con after, qué pasa ahora.',
    'CodeLine suelta para lo que se puede volver a ver: un código de registro, uno de invitación.',
  ],
  evitar: [
    'Para lo que se puede volver a ver: usa CodeLine en su sitio.',
    'Para un aviso que pasa: se iría con el secreto.',
  ],
  anatomia: [
    ['Antes', 'De quién es, y que no se verá otra vez.'],
    ['Código', 'En la letra que distingue l, I y 1; un toque lo selecciona entero.'],
    ['Después', 'Qué pasa con él: «Al entrar tendrá que cambiarla».'],
    ['Copiar', 'El macizo, y donde empieza el foco.'],
    ['Cerrar', 'Con palabras de quien ya lo tiene: «Ya la he guardado».'],
  ],
  teclado: [
    ['Al abrirse', 'El foco está en Copiar: Intro basta.'],
    ['Pulsar fuera', 'No cierra: nadie pierde el secreto por un toque de más.'],
    [
      'Lector de pantalla',
      'Un diálogo de alerta, con el código tal cual: el navegador no lo traduce.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Hoja
            title="Clave nueva de Luz_del_Alba"
            actions={
              <>
                <Button>Ya la he guardado</Button>
                <Button variant="primary">Copiar</Button>
              </>
            }
          >
            <p>Es la única vez que se enseña.</p>
            <CodeLine code="barrera-7F2K-9Q" />
            <p>Al entrar tendrá que cambiarla.</p>
          </Hoja>
        ),
        texto: 'Se copia de un toque, y se sabe que no habrá otra vez.',
      },
      no: {
        vista: (
          <Hoja title="Clave cambiada" actions={<Button variant="primary">Aceptar</Button>}>
            <p>La nueva clave es: barrera-7F2K-9Q.</p>
          </Hoja>
        ),
        texto:
          'En medio de una frase: se copia con el punto final y se cierra sin haberla guardado.',
      },
    },
    {
      si: {
        vista: <CodeLine code="Il1O0-gar" />,
        texto: 'Cada letra se distingue: I, l y 1; O y 0.',
      },
      no: {
        vista: <TextField label="Código" defaultValue="Il1O0-gar" />,
        texto: 'Un campo invita a escribir, y su letra confunde la I con la l.',
      },
    },
  ],
  props: { ...dialogo, ...linea },
  ejemplo: `<SecretDialog
  title={\`Clave nueva de \${usuario}\`}
  before="Es la única vez que se enseña."
  secret={clave}
  after="Al entrar tendrá que cambiarla."
  closeLabel="Ya la he guardado"
  onCopy={copyText}
  onClose={onClose}
/>`,
};
