import { foldText } from '@garita/domain/formato/foldText';
import { type ReactNode, useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import styled from 'styled-components';
import { Dialog } from '../components/Dialog';
import { FieldFrame, FieldInput } from '../components/fieldParts';
import { SearchIcon } from '../components/icons';
import { listItem } from '../components/listStyles';
import { findPeople, indexPeople, type Persona } from '../components/UserPicker/findPeople';
import { PersonaRow } from '../components/UserPicker/PersonaRow';
import { color, layer, space, text } from '../theme/tokens';

export interface Destino {
  readonly ruta: string;
  readonly titulo: string;
  /** The menu group of the screen, which distinguishes screens with similar names. */
  readonly grupo: string;
  /** Synonyms for the search. */
  readonly sinonimos?: string;
}

/** An entry of the palette that does something instead of opening a screen. */
export interface PaletteCommand {
  readonly id: string;
  /** A verb: `Fichar la entrada`. */
  readonly nombre: string;
  /** Synonyms for the search. */
  readonly sinonimos: string;
  readonly onDo: () => void;
}

/** An act on a person. `ruta` is the address of the screen that starts it. */
export interface Acto {
  readonly ruta: string;
  /** A verb and the person: `Multar a Recluta`. */
  readonly nombre: string;
}

/** Maximum number of listed people; more letters narrow the search. */
const MAX_PEOPLE = 8;

// The field is sticky in the scrolling dialog, because Tab cannot reach the list. Arrow keys in the
// field operate the list.
const Box = styled(SearchField)`
  position: sticky;
  top: 0;
  z-index: ${layer.sticky};
  padding: ${space[2]} 0;
  background: ${color.superficie};
`;
const List = styled(ListBox)`
  /* The list keeps the height of a full list, so that results do not move while the user types. */
  min-height: min(380px, 50dvh);
  margin: 0 calc(-1 * ${space[2]});
  outline: none;
`;
const Title = styled(Header)`
  padding: ${space[3]} ${space[3]} ${space[1]};
  color: ${color.tinta3};
  font-size: ${text[13]};
  font-weight: 700;
`;
const Item = styled(ListBoxItem)`
  ${listItem}
  justify-content: space-between;
  /* Keeps the focused option below the sticky search box. */
  scroll-margin-top: 72px;
`;
const Group = styled.span`
  color: ${color.tinta3};
  font-size: ${text[13]};
`;
const Nothing = styled.p`
  padding: ${space[4]} ${space[3]};
  color: ${color.tinta2};
`;

interface Match {
  readonly ruta: string;
  readonly nombre: string;
  readonly content: ReactNode;
}

const toOrder = ({ id, nombre }: PaletteCommand): Match => ({ ruta: id, nombre, content: nombre });
const toScreen = ({ ruta, titulo, grupo }: Destino): Match => ({
  ruta,
  nombre: titulo,
  content: (
    <>
      {titulo}
      <Group>{grupo}</Group>
    </>
  ),
});

interface SearchProps {
  /** The screens that the viewer may open, in menu order. */
  pantallas: readonly Destino[];
  /** The people to find; empty for visitors and while loading. */
  personas: readonly Persona[];
  /** The address of a person's page. */
  rutaDe: (persona: Persona) => string;
  /** The viewer's acts on a person; offered for a single match, or an exact name. */
  actosDe: (persona: Persona) => readonly Acto[];
  /** An act that the typed text itself names, such as `puerta Ana`; null for other texts. */
  deTexto?: (texto: string) => Acto | null;
  /** Commands that do not navigate. */
  ordenes?: readonly PaletteCommand[];
  /** Recent destinations of the palette, the newest first, by address. */
  recientes?: readonly string[];
  /** Navigates to the chosen address. */
  onGo: (ruta: string) => void;
}

function Search({
  pantallas,
  personas,
  rutaDe,
  actosDe,
  deTexto = () => null,
  ordenes = [],
  recientes = [],
  onGo,
}: SearchProps) {
  const [typed, setTyped] = useState('');
  const index = useMemo(() => indexPeople(personas), [personas]);
  const query = foldText(typed.trim());
  const isMeant = (...words: (string | undefined)[]) => foldText(words.join(' ')).includes(query);
  const screens = pantallas
    .filter(({ titulo, grupo, sinonimos }) => isMeant(titulo, grupo, sinonimos))
    .map(toScreen);
  const orders = ordenes.filter(({ nombre, sinonimos }) => isMeant(nombre, sinonimos)).map(toOrder);
  const people = query === '' ? [] : findPeople(index, query, null).shown.slice(0, MAX_PEOPLE);
  // If exactly one person matches, or has exactly the typed name, the acts on this person follow in
  // the list.
  const [only] =
    people.length === 1 ? people : people.filter(({ usuario }) => foldText(usuario) === query);
  /** The entry of a recent address; none if the viewer no longer has access. */
  const findVisited = (ruta: string): Match[] => {
    const pantalla = pantallas.find((one) => one.ruta === ruta);
    const persona = pantalla ? undefined : personas.find((one) => rutaDe(one) === ruta);
    return pantalla ? [toScreen(pantalla)] : persona ? [toPerson(persona)] : [];
  };
  const toPerson = (persona: Persona): Match => ({
    ruta: rutaDe(persona),
    nombre: persona.usuario,
    content: <PersonaRow persona={persona} />,
  });
  const visited = query === '' ? recientes.flatMap((ruta) => findVisited(ruta)) : [];
  const named = deTexto(typed.trim());
  const sections = [
    { titulo: 'Por su nombre', matches: named ? [{ ...named, content: named.nombre }] : [] },
    { titulo: 'Recientes', matches: visited },
    {
      titulo: 'Pantallas',
      matches: screens.filter(({ ruta }) => !visited.some((one) => one.ruta === ruta)),
    },
    { titulo: 'Órdenes', matches: orders },
    { titulo: 'Personas', matches: (only ? [only] : people).map(toPerson) },
    {
      titulo: 'Acciones',
      matches: only ? actosDe(only).map((acto) => ({ ...acto, content: acto.nombre })) : [],
    },
    {
      titulo: 'Más personas',
      matches: only ? people.filter((persona) => persona !== only).map(toPerson) : [],
    },
  ].filter(({ matches }) => matches.length > 0);
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <Box aria-label="Buscar pantallas y personas" autoFocus>
        <FieldFrame>
          <SearchIcon size={20} />
          <FieldInput
            placeholder="Una pantalla o una persona"
            spellCheck={false}
            autoCapitalize="none"
          />
        </FieldFrame>
      </Box>
      <List
        aria-label="Resultados"
        selectionMode="none"
        onAction={(ruta) => onGo(String(ruta))}
        renderEmptyState={() => <Nothing>{`Nada coincide con «${typed.trim()}».`}</Nothing>}
      >
        {sections.map(({ titulo, matches }) => (
          <ListBoxSection key={titulo} id={titulo}>
            <Title>{titulo}</Title>
            {matches.map(({ ruta, nombre, content }) => (
              <Item key={ruta} id={ruta} textValue={nombre}>
                {content}
              </Item>
            ))}
          </ListBoxSection>
        ))}
      </List>
    </Autocomplete>
  );
}

interface CommandPaletteProps extends SearchProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Ctrl K: finds screens, people and commands by a part of their name. The search ignores case and
 * accents.
 */
export function CommandPalette({ isOpen, onClose, onGo, ...search }: CommandPaletteProps) {
  const go = (ruta: string) => {
    onClose();
    const orden = search.ordenes?.find(({ id }) => id === ruta);
    if (orden) orden.onDo();
    else onGo(ruta);
  };
  // The text disappears with the dialog. If it were cleared earlier, the whole list would appear
  // while the dialog fades out.
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Ir a…" size="small">
      <Search {...search} onGo={go} />
    </Dialog>
  );
}
