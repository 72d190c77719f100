import { buildMenu } from '@garita/domain/pantallas';
import { personOf, type StoryPersona } from '../docs/storyPeople';
import type { ShellSession } from './ShellSession';

/** Session and menu of a demo person, or of a visitor. */
export function frameFor(persona: StoryPersona = 'Visitante') {
  const person = personOf(persona);
  const session: ShellSession = person
    ? { kind: 'signedIn', usuario: person.usuario, fichaje: person.fichaje }
    : { kind: 'visitor' };
  return { session, menu: buildMenu(person) };
}
