import type { ReactNode } from 'react';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Button } from './Button';
import props from './Button.tsx?props';

const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>{children}</div>
);

export const docs: ComponentDocs = {
  nombre: 'Botón',
  codigo: 'Button',
  para: 'Hace algo en cuanto se pulsa: envía, guarda, abre un diálogo. Lo que lleva a otra página es un enlace.',
  usar: [
    'Para el acto de un formulario, de una fila o de un diálogo, con un verbo que diga qué pasará: «Enviar solicitud».',
    'Macizo (primary) para el acto principal, y solo uno por pantalla; teñido (tinted) en las tarjetas; discreto (quiet) para lo que acompaña.',
    'En rojo (danger) cuando quita algo a alguien, casi siempre tras una pregunta; en una fila, solo las palabras (dangerOutline).',
  ],
  evitar: [
    'Para ir a otra página: usa LinkButton, que se puede abrir en otra pestaña.',
    'Para un signo sin palabras en una barra estrecha: usa IconButton, que trae su etiqueta.',
    'Para encender y apagar algo que se nota enseguida: usa Switch.',
  ],
  anatomia: [
    ['Superficie', 'Da 44 px al dedo; en small, 36 px donde cada fila trae varios.'],
    ['Icono', 'Opcional, antes de las palabras; nunca dice algo que ellas callen.'],
    ['Palabras', 'Un verbo y su objeto, sin punto final.'],
    [
      'Rueda',
      'Mientras el acto está en curso, sobre las palabras: el botón no cambia de ancho bajo el dedo.',
    ],
  ],
  teclado: [
    ['Tab', 'Llega al botón; en curso también, para no perder el sitio.'],
    ['Intro, Espacio', 'Lo pulsan.'],
    ['En curso', 'Quien no ve la rueda oye «En curso», o lo que diga pendingLabel.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Row>
            <Button variant="primary">Aceptar ascenso</Button>
            <Button variant="quiet">Declinar</Button>
          </Row>
        ),
        texto: 'Un solo botón macizo: se ve cuál es el acto principal.',
      },
      no: {
        vista: (
          <Row>
            <Button variant="primary">Aceptar ascenso</Button>
            <Button variant="primary">Declinar</Button>
          </Row>
        ),
        texto: 'Dos macizos compiten, y hay que leerlos enteros para saber cuál se espera.',
      },
    },
    {
      si: {
        vista: <Button variant="danger">Despedir a Ronda-Nocturna</Button>,
        texto: 'Dice a quién y qué: nadie pulsa esto por error.',
      },
      no: {
        vista: <Button variant="danger">Aceptar</Button>,
        texto: '«Aceptar» no dice qué se acepta; en rojo, asusta sin explicar.',
      },
    },
  ],
  props,
  ejemplo: `<Button variant="primary" icon={<AddIcon size={20} />} isPending={isSending} onPress={openForm}>
  Nuevo tiempo
</Button>`,
};
