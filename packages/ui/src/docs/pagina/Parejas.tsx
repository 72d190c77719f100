import styled from 'styled-components';
import { CheckIcon, CloseIcon } from '../../components/icons';
import { color, radius, space, text } from '../../theme/tokens';
import type { ComponentDocs, Ejemplo } from './ComponentDocs';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: ${space[5]} ${space[4]};
`;
// A mark and words distinguish do from don't, never the colour alone. Only the figure's own parts
// are styled, not the examples.
const Figure = styled.figure<{ $isRight: boolean }>`
  display: grid;
  /* Both figures of a pair have the same rows, so that their examples have the same height. */
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: 0;
  margin: 0;
  border-top: 3px solid ${({ $isRight }) => ($isRight ? color.laurel : color.grana)};
  > figcaption { padding-top: ${space[3]}; font-size: ${text[15]}; color: ${color.tinta2}; text-wrap: pretty; }
  > figcaption > strong { display: flex; align-items: center; gap: ${space[1]}; color: ${({ $isRight }) => ($isRight ? color.laurelTexto : color.granaTexto)}; }
`;
const Stage = styled.div`
  display: grid;
  /* Wide content shrinks, as it does on a page. */
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-width: 0;
  min-height: 128px;
  padding: ${space[5]} ${space[4]};
  overflow: auto;
  background: ${color.superficie};
  border: 1px solid ${color.borde};
  border-top: 0;
  border-radius: 0 0 ${radius.card} ${radius.card};
`;

function Vista({ ejemplo, isRight }: { ejemplo: Ejemplo; isRight: boolean }) {
  const Icon = isRight ? CheckIcon : CloseIcon;
  return (
    <Figure $isRight={isRight}>
      <Stage>
        <div>{ejemplo.vista}</div>
      </Stage>
      <figcaption>
        <strong>
          <Icon size={20} />
          {isRight ? 'Sí' : 'No'}
        </strong>
        {ejemplo.texto}
      </figcaption>
    </Figure>
  );
}

export function Parejas({ docs }: { docs: Pick<ComponentDocs, 'parejas'> }) {
  return (
    <Grid>
      {docs.parejas.flatMap(({ si, no }) => [
        <Vista key={si.texto} ejemplo={si} isRight />,
        <Vista key={no.texto} ejemplo={no} isRight={false} />,
      ])}
    </Grid>
  );
}
