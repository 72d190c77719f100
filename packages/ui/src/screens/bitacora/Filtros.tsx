import { OPERATIONS } from '@garita/api-client/operations';
import { compareSpanish } from '@garita/domain/formato/compareSpanish';
import { PANTALLAS, type Pantalla } from '@garita/domain/pantallas';
import { FECHAS } from '@garita/domain/reglas/textos';
import { useMemo } from 'react';
import styled from 'styled-components';
import { Accordion } from '../../components/Accordion';
import { Button } from '../../components/Button';
import { DateRange } from '../../components/DateRange';
import { SearchBox } from '../../components/SearchBox';
import { Select } from '../../components/Select';
import { UserPicker } from '../../components/UserPicker/UserPicker';
import { media, space } from '../../theme/tokens';
import { type BitacoraScreenProps, type Persona, SIN_FILTRO } from './BitacoraScreenProps';

/** Names of the temas that have no screen of the same name. */
const PROPIOS: Readonly<Record<string, string>> = {
  sesion: 'Cuentas y sesiones',
  tokens: 'Tokens',
  agencia: 'La agencia',
  tiempos: 'Tiempos',
};

const nameOf = (tema: string): string => {
  const pantallas: readonly Pantalla[] = PANTALLAS;
  return PROPIOS[tema] ?? pantallas.find((pantalla) => pantalla.tema === tema)?.titulo ?? tema;
};

const TEMAS_BITACORA: readonly { readonly id: string; readonly label: string }[] = [
  ...new Set(
    Object.values(OPERATIONS).flatMap(({ effect, tema }): string[] =>
      effect === 'write' ? [tema] : [],
    ),
  ),
]
  .map((tema) => ({ id: tema, label: nameOf(tema) }))
  .sort((a, b) => compareSpanish(a.label, b.label));

const Root = styled.search`
  display: grid;
  gap: ${space[3]};
  margin-bottom: ${space[5]};
`;
const Fields = styled.div`
  display: grid;
  gap: ${space[4]};
  ${media.wide} { grid-template-columns: repeat(3, minmax(0, 1fr)); align-items: start; }
`;
const Whole = styled.div`
  grid-column: 1 / -1;
  max-width: 640px;
`;
const Foot = styled.div`
  display: grid;
  justify-items: start;
`;

const TODO = 'todo';

/**
 * Marks dismissed people, and adds former names, so that a search for a former name finds the
 * person.
 */
const toChoice = ({ despedido, anteriores, ...persona }: Persona) => {
  const past = [
    despedido === 1 ? 'Despedido' : '',
    anteriores.length > 0 ? `antes ${anteriores.join(', ')}` : '',
  ].filter(Boolean);
  return { ...persona, mision: [persona.mision, ...past].join(' · ') };
};

export function Filtros({
  filtro,
  personas,
  onFiltro,
}: Pick<BitacoraScreenProps, 'filtro' | 'personas' | 'onFiltro'>) {
  const people = useMemo(() => personas.map(toChoice), [personas]);
  const { actor, persona, tema, desde, hasta, palabra } = filtro;
  const isBackwards = desde !== '' && hasta !== '' && hasta < desde;
  const isEmpty = JSON.stringify(filtro) === JSON.stringify(SIN_FILTRO);
  const fields = (
    <Fields>
      <UserPicker
        label="Quién lo hizo"
        placeholder="Cualquiera"
        people={people}
        value={actor}
        onChange={(id) => onFiltro({ ...filtro, actor: id })}
      />
      <UserPicker
        label="A quién"
        placeholder="Cualquiera"
        people={people}
        value={persona}
        onChange={(id) => onFiltro({ ...filtro, persona: id })}
      />
      <Select
        label="Sobre qué"
        options={[{ id: TODO, label: 'Todo' }, ...TEMAS_BITACORA]}
        value={tema ?? TODO}
        onChange={(id) => onFiltro({ ...filtro, tema: id === TODO ? null : String(id) })}
      />
      <Whole>
        <DateRange
          label="Días"
          value={{ inicio: desde, final: hasta }}
          onChange={({ inicio, final }) => onFiltro({ ...filtro, desde: inicio, hasta: final })}
          errors={{ final: isBackwards ? FECHAS.alReves : undefined }}
        />
      </Whole>
    </Fields>
  );
  const isOpen = JSON.stringify({ ...filtro, palabra: '' }) !== JSON.stringify(SIN_FILTRO);
  return (
    <Root aria-label="Filtros de la bitácora">
      <SearchBox
        label="Buscar en lo que cambió"
        value={palabra}
        onChange={(text) => onFiltro({ ...filtro, palabra: text })}
      />
      <Accordion
        items={[{ id: 'filtros', title: 'Filtros', content: fields }]}
        initiallyOpen={isOpen ? ['filtros'] : []}
      />
      {!isEmpty && (
        <Foot>
          <Button onPress={() => onFiltro(SIN_FILTRO)}>Quitar filtros</Button>
        </Foot>
      )}
    </Root>
  );
}
