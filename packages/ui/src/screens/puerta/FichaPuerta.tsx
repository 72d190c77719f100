import styled from 'styled-components';
import { Avatar } from '../../components/Avatar';
import { wholeName } from '../../components/layout';
import { Placa } from '../../components/Placa';
import { tones } from '../../components/tones';
import { color, radius, space, text } from '../../theme/tokens';
import { PersonaLink } from '../PersonaLink';
import { AvatarPuerta } from './AvatarPuerta';
import { HechosPuerta } from './HechosPuerta';
import { juicioDe } from './juicioDe';
import { Lampara } from './Lampara';
import type { Consulta, Puerta } from './PuertaScreenProps';
import { TONE_VEREDICTO } from './veredictos';

const Root = styled.article`
  overflow: hidden;
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
`;
const Verdict = styled.div<{ $tone: keyof typeof tones }>`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[4]};
  background: ${({ $tone }) => tones[$tone].soft};
  color: ${({ $tone }) => tones[$tone].ink};
  /* A long motto breaks instead of widening its column beyond the card. */
  > div { min-width: 0; }
  h2 { font-size: ${text[27]}; overflow-wrap: anywhere; }
  p { font-size: ${text[18]}; overflow-wrap: anywhere; }
`;
const Whole = styled.span`${wholeName}`;
const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[4]} ${space[4]} 0;
  font-size: ${text[20]};
  font-weight: 700;
  overflow-wrap: anywhere;
`;

/** A sentence whose quoted motto starts on a new line where the rest of the line is too short. */
function Frase({ texto, lema }: { texto: string; lema: string | null | undefined }) {
  const [before, after] = lema ? texto.split(`«${lema}»`) : [texto];
  if (after === undefined) return texto;
  // The punctuation belongs to the motto's box, or it could begin a line.
  const [signo = ''] = /^[.;]?/.exec(after) ?? [];
  return (
    <>
      {before}
      <Whole translate="no">{`«${lema}»${signo}`}</Whole>
      {after.slice(signo.length)}
    </>
  );
}

interface FichaPuertaProps {
  puerta: Puerta;
  avatar: Consulta['avatar'];
}

/** The verdict, then the facts behind it. */
export function FichaPuerta({ puerta, avatar }: FichaPuertaProps) {
  const { nombre, persona } = puerta;
  const { veredicto, titulo, hacer } = juicioDe(puerta, avatar);
  return (
    <Root aria-label={nombre}>
      <Verdict $tone={TONE_VEREDICTO[veredicto]}>
        <Lampara $tone={TONE_VEREDICTO[veredicto]} />
        <div>
          <h2>{titulo}</h2>
          <p>
            <Frase texto={hacer} lema={persona?.lema} />
          </p>
        </div>
      </Verdict>
      <Who>
        <Avatar usuario={persona?.usuario ?? nombre} size="large" />
        {persona ? <PersonaLink usuario={persona.usuario} /> : <bdi translate="no">{nombre}</bdi>}
        {persona?.categoria && (
          <Placa
            categoria={persona.categoria}
            {...(persona.n_categoria && {
              label: `Categoría ${persona.categoria}, ${persona.n_categoria}`,
            })}
          />
        )}
      </Who>
      <HechosPuerta puerta={puerta} />
      <AvatarPuerta state={avatar} puerta={puerta} />
    </Root>
  );
}
