import { buildMenu } from '@garita/domain/pantallas';
import { personOf, type StoryPersona } from '../docs/storyPeople';
import type { ShellSession } from './ShellSession';

/** What the frame shows to one of the demo's people: who they are, and the menu that they may open. */
export function frameFor(persona: StoryPersona = 'Visitante') {
  const person = personOf(persona);
  const session: ShellSession = person
    ? { kind: 'signedIn', usuario: person.usuario, fichaje: person.fichaje }
    : { kind: 'visitor' };
  return { session, menu: buildMenu(person) };
}
