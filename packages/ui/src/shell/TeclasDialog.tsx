import styled from 'styled-components';
import { Dialog } from '../components/Dialog';
import { color, font, radius, space, text } from '../theme/tokens';

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: ${space[3]} ${space[4]};
  margin: 0;
  dt { display: flex; gap: ${space[1]}; }
  dd { margin: 0; color: ${color.tinta2}; }
  kbd {
    padding: 1px ${space[2]};
    border: 1px solid ${color.bordeControl};
    border-radius: ${radius.tag};
    font-family: ${font.mono};
    font-size: ${text[13]};
  }
`;

/** The portal's shortcuts, and the usual keys of links, lists and dialogs. */
const TECLAS: readonly (readonly [teclas: readonly string[], hace: string])[] = [
  [['Ctrl', 'K'], 'Ir a una pantalla o a una persona, o hacer algo con ella'],
  [['?'], 'Ver estas teclas'],
  [['Tab'], 'Pasar al siguiente enlace o botón'],
  [['↑', '↓'], 'Moverse por una lista, un menú o unas pestañas'],
  [['Intro'], 'Abrir o confirmar'],
  [['Esc'], 'Cerrar lo que está abierto'],
];

export function TeclasDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Teclas" size="small">
      <Keys>
        {TECLAS.map(([teclas, hace]) => (
          <div key={hace} style={{ display: 'contents' }}>
            <dt>
              {teclas.map((tecla) => (
                <kbd key={tecla}>{tecla}</kbd>
              ))}
            </dt>
            <dd>{hace}</dd>
          </div>
        ))}
      </Keys>
    </Dialog>
  );
}
