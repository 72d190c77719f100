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
import { TEMAS_BITACORA } from './temasBitacora';

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

/** People of the past are told apart, and found by the names that they had. */
const toChoice = ({ despedido, anteriores, ...persona }: Persona) => {
  const past = [
    despedido === 1 ? 'Despedido' : '',
    anteriores.length > 0 ? `antes ${anteriores.join(', ')}` : '',
  ].filter(Boolean);
  return { ...persona, mision: [persona.mision, ...past].join(' · ') };
};

/** What is looked for; each change of it counts at once. */
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
