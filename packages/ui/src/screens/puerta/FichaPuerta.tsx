import { formatDay } from '@garita/domain/formato/days';
import { formatInstant } from '@garita/domain/formato/instant';
import { toLegible } from '@garita/domain/formato/toLegible';
import { juzgar } from '@garita/domain/puerta/juzgar';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Avatar } from '../../components/Avatar';
import { Firma } from '../../components/Firma';
import { Placa } from '../../components/Placa';
import { tones } from '../../components/tones';
import { color, radius, space, text } from '../../theme/tokens';
import { PersonaLink } from '../PersonaLink';
import { Lampara } from './Lampara';
import type { Puerta } from './PuertaScreenProps';
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
  h2 { font-size: ${text[27]}; overflow-wrap: anywhere; }
  p { font-size: ${text[18]}; overflow-wrap: anywhere; }
`;
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
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: ${space[3]} ${space[4]};
  margin: 0;
  padding: ${space[4]};
  dt { color: ${color.tinta3}; font-size: ${text[13]}; font-weight: 700; }
  dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
`;

type Hecho = readonly [nombre: string, valor: ReactNode];

const dayOf = (instant: string): string => formatInstant(instant, { part: 'fecha' });

function listHechos({ persona, veto, parecidas }: Puerta): Hecho[] {
  const hechos: (Hecho | false | null | undefined)[] = [
    veto && ['Motivo del veto', toLegible(veto.motivo)],
    veto && ['Veto', veto.hasta === null ? 'Para siempre' : `Hasta el ${formatDay(veto.hasta)}`],
    persona?.despido?.motivo && ['Motivo del despido', toLegible(persona.despido.motivo)],
    persona?.lema && ['Debe llevar', <strong translate="no">{toLegible(persona.lema)}</strong>],
    persona?.mision && ['Misión', toLegible(persona.mision)],
    persona?.firma && ['Firma', <Firma firma={persona.firma} />],
    persona?.ascenso && [
      'Tiene esa misión',
      `Desde el ${dayOf(persona.ascenso.fecha)}${persona.ascenso.encargado ? `, por ${persona.ascenso.encargado}` : ''}`,
    ],
    persona?.traslado && ['Vino de', toLegible(persona.traslado.agencia)],
    persona?.dentro && ['Entró', formatInstant(persona.dentro)],
    persona?.ausente && ['Ausente', `Hasta el ${formatDay(persona.ausente)}`],
    parecidas.length > 0 && ['Se parece a', <span translate="no">{parecidas.join(', ')}</span>],
  ];
  return hechos.filter((hecho): hecho is Hecho => Boolean(hecho));
}

/** The verdict, then what it comes from. */
export function FichaPuerta({ puerta }: { puerta: Puerta }) {
  const { nombre, persona } = puerta;
  const { veredicto, titulo, hacer } = juzgar(puerta);
  const hechos = listHechos(puerta);
  return (
    <Root aria-label={nombre}>
      <Verdict $tone={TONE_VEREDICTO[veredicto]}>
        <Lampara $tone={TONE_VEREDICTO[veredicto]} />
        <div>
          <h2>{titulo}</h2>
          <p>{hacer}</p>
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
      <Facts>
        {hechos.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Root>
  );
}
