import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Button } from './Button';
import { InboxIcon, WarningIcon } from './icons';
import { MessagePanel } from './MessagePanel';
import props from './MessagePanel.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Panel con un mensaje',
  codigo: 'MessagePanel',
  para: 'Ocupa el sitio de lo que no hay: un dibujo, una frase y una salida. Vacío, fallo y sin permiso ya están hechos con él.',
  usar: [
    'Cuando ninguno de los tres estados hechos sirve: algo terminó, algo se está preparando.',
    'En el sitio entero de una lista, una tarjeta o una pantalla, nunca encima de su contenido.',
  ],
  evitar: [
    'Sin filas, con un fallo o sin permiso: usa EmptyState, ErrorState o ForbiddenState, que ya dicen lo suyo.',
    'Para algo que acompaña a lo que sí hay: usa Notice.',
  ],
  anatomia: [
    ['Dibujo', 'Un icono de 48 px sobre su tono; acompaña a la frase, no la sustituye.'],
    ['Frase', 'Qué pasa, en un título.'],
    ['Palabras', 'Por qué, o qué puede hacer esa persona; dos líneas como mucho.'],
    ['Salida', 'Un acto que de verdad puede hacer quien lo lee.'],
  ],
  teclado: [
    ['Tab', 'Llega a la salida; el resto no se toca.'],
    [
      'Lector de pantalla',
      'Con role="alert" se oye en cuanto aparece en el sitio de lo que se pidió; con role="status", cuando haya una pausa.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <MessagePanel
            icon={<InboxIcon size={48} />}
            title="La lista se está preparando"
            action={<Button>Volver a mirar</Button>}
          >
            Tardará un minuto, y puedes seguir mientras con otra cosa.
          </MessagePanel>
        ),
        texto: 'Dice qué pasa, cuánto falta y qué se puede hacer.',
      },
      no: {
        vista: <MessagePanel icon={<InboxIcon size={48} />} title="Procesando" />,
        texto: 'Ni qué, ni cuánto, ni una salida: solo queda cerrar la página.',
      },
    },
    {
      si: {
        vista: (
          <MessagePanel
            icon={<WarningIcon size={48} />}
            tone="caution"
            title="El enlace ya se usó"
            action={<Button>Pedir otro</Button>}
          >
            Cada enlace abre la agencia una sola vez.
          </MessagePanel>
        ),
        texto: 'El tono y las palabras dicen lo mismo.',
      },
      no: {
        vista: (
          <MessagePanel icon={<WarningIcon size={48} />} tone="danger" title="El enlace ya se usó">
            Error 410: token consumido.
          </MessagePanel>
        ),
        texto: 'Alarma sin que nada se haya roto, y habla como una máquina.',
      },
    },
  ],
  props,
  ejemplo: `<MessagePanel
  icon={<InboxIcon size={48} />}
  title="La lista se está preparando"
  action={<Button onPress={reload}>Volver a mirar</Button>}
>
  Tardará un minuto.
</MessagePanel>`,
};
