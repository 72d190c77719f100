import { tryLogin } from './support/api';
import { expectNotice } from './support/notices';
import { choosePersona, DESPEDIDO, PHONE, rowOf, untilAnswered } from './support/portal';
import { doubleClick, stopNews } from './support/slowLine';
import { expect, test } from './support/test';

/** A person with a signature, whom no other journey uses. */
const USUARIO = 'Galgo-22';

interface Persona {
  id: number;
  usuario: string;
}

test('a clocked-in person is dismissed, is signed out at the next request, and is readmitted without a signature', {
  tag: '@muestra',
}, async ({ open, api, agency }) => {
  const gerente = await api('Gerente');
  const lists = async (
    call: string,
    rows: (body: never) => { usuario?: string; usuarioNombre?: string }[],
  ) =>
    rows((await gerente.call(call)).body).some(({ usuario, usuarioNombre }) =>
      [usuario, usuarioNombre].includes(USUARIO),
    );
  const enNomina = () => lists('allNomina', ([filas]: [Persona[]]) => filas);
  const dentro = () => lists('getFichajesActivos', (body) => body);
  const conFirma = () => lists('getAllFirmas', (body) => body);

  const mobile = await open(USUARIO, '/fichaje', PHONE);
  await mobile.getByRole('button', { name: 'Marcar entrada' }).tap();
  await expect(mobile.getByText('Estás dentro')).toBeVisible();
  expect([await dentro(), await enNomina(), await conFirma()]).toEqual([true, true, true]);
  // Holds the page's reads, so that the user's press, and not a read, reveals the dismissal.
  const restoreLine = await stopNews(mobile);

  const page = await open('Gerente', '/despidos');
  await page.getByRole('button', { name: 'Nuevo despido' }).click();
  const form = page.getByRole('dialog', { name: 'Nuevo despido' });
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expectNotice(page, 'No dejes campos vacios');
  await choosePersona(form, USUARIO);
  await form.getByRole('textbox', { name: 'Motivo' }).fill('Inactividad prolongada');
  await form.getByRole('button', { name: 'Continuar' }).click();
  const question = page.getByRole('alertdialog', { name: `¿Despedir a ${USUARIO}?` });
  await doubleClick(question.getByRole('button', { name: 'Despedir' }), 'despedir');
  await expectNotice(page, `${USUARIO} ya no está en la agencia`);
  const row = rowOf(page.getByRole('table', { name: 'Despidos' }), USUARIO);
  await expect(row).toContainText('Inactividad prolongada');
  expect([await dentro(), await enNomina(), await conFirma()]).toEqual([false, false, false]);

  // The dismissed person's next request signs them out and leads to the start page. They cannot
  // sign in again.
  await untilAnswered(mobile, 'actionFichar', () =>
    mobile.getByRole('button', { name: 'Marcar salida' }).tap(),
  );
  restoreLine();
  await expectNotice(mobile, DESPEDIDO);
  await expect(mobile).toHaveURL(/\/$/);
  await expect(mobile.getByRole('button', { name: 'Acceder' }).first()).toBeVisible();
  // Only a person who knows the password learns of the dismissal.
  await mobile.getByRole('button', { name: 'Acceder' }).first().click();
  const door = mobile.getByRole('dialog', { name: 'Iniciar Sesión' });
  await door.getByLabel('Nombre de Usuario').fill(USUARIO);
  await door.getByLabel('Contraseña', { exact: true }).fill('garita-demo');
  await door.getByRole('button', { name: 'Ingresar' }).click();
  await expect(door.getByText(DESPEDIDO)).toBeVisible();
  await door.getByLabel('Contraseña', { exact: true }).fill('otra cosa');
  await door.getByRole('button', { name: 'Ingresar' }).click();
  await expect(door.getByText('El usuario o la contraseña no son correctos')).toBeVisible();
  expect((await tryLogin(agency.url, USUARIO)).status).toBe(401);

  await row.getByRole('button', { name: /Readmitir/ }).click();
  const asked = page.getByRole('alertdialog', { name: `¿Readmitir a ${USUARIO}?` });
  await asked.getByRole('button', { name: 'Readmitir' }).click();
  await expect(asked).toBeHidden();
  await expect(row.getByRole('button', { name: /Readmitir/ })).toHaveCount(0);
  await expect(row).toContainText('Inactividad prolongada');
  await expectNotice(page, `${USUARIO} ha vuelto a la agencia`);
  await page.getByRole('button', { name: 'Ver su página' }).click();
  await expect(page).toHaveURL(new RegExp(`/persona/${USUARIO}$`));
  expect((await tryLogin(agency.url, USUARIO)).status).toBe(200);
  expect(await conFirma()).toBe(false);
});
