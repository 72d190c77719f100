// Storybook's permission presets equal the demo's accounts; `ui` may not import the server, so this
// test compares them.
import { expect, test } from 'vitest';
import { CUENTAS } from '../packages/demo/src/personas.ts';
import { PERMISOS } from '../packages/domain/src/acceso/permisos.ts';
import { POLICIA } from '../packages/server/src/modules/rangos/escalafon/policia.ts';
import { STORY_PEOPLE } from '../packages/ui/src/docs/storyPeople.ts';

test.each(Object.entries(STORY_PEOPLE))(
  'the permission preset %s equals the demo’s account',
  (name, person) => {
    const cuenta = CUENTAS.find(({ usuario }) => usuario === name);
    const categoria = POLICIA[cuenta.categoria - 1];
    expect(person).toMatchObject({
      usuario: name,
      id_categoria: cuenta.categoria,
      mision: categoria.misiones[cuenta.posicion - 1],
      firma: cuenta.firma,
      permisoSys: cuenta.owner ? 1 : 0,
      fichaje: cuenta.clockedIn ?? false,
    });
    expect([...person.permisos].sort()).toEqual(
      [...(cuenta.owner ? PERMISOS : categoria.permisos)].sort(),
    );
  },
);
