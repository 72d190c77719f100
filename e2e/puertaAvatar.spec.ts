import {
  openAvatarService,
  type TestAvatarService,
} from '@garita/testing/agency/openAvatarService';
import { countPresses } from './support/presses';
import { expect, onPortalOfItsOwn } from './support/test';

/** The narrowest supported phone, whose user lets the page read the clipboard. */
const PHONE = {
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  permissions: ['clipboard-read', 'clipboard-write'],
};

let service: TestAvatarService;
const test = onPortalOfItsOwn(async () => {
  service = await openAvatarService();
  return { seed: 'demo', env: { VERIFICATION_URL: service.url } };
});
test.afterEach(() => service.close());

type Reply = TestAvatarService['reply'];
const answer =
  (status: number, body: string, headers = {}): Reply =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);
const wear =
  (motto: string | null, more: object = {}): Reply =>
  (name, response) =>
    void response.end(JSON.stringify({ name, motto, online: true, ...more }));

/** Answers of the avatar service without a motto, and the text of the screen Puerta for each. */
const SIN_RESPUESTA: readonly (readonly [string, Reply, RegExp])[] = [
  ['is slow', () => undefined, /no ha respondido en 3 segundos/],
  ['is down', answer(503, ''), /responde con un fallo\./],
  ['lies with a page', answer(200, '<html></html>'), /algo que no es un perfil/],
  ['lies with 5 MB', answer(200, 'x'.repeat(5_000_000)), /responde con demasiados datos/],
  [
    'redirects to a private address',
    answer(302, '', { location: 'http://127.0.0.1:8080/perfil' }),
    /dirección privada/,
  ],
  ['has only private profiles', wear(null, { profileVisible: false }), /Su perfil es privado/],
];

const PASA = /^Es de la agencia\. Déjale pasar si su misión es «/;
/** Two visitors who may not enter, and one who is not of the agency. */
const AJENOS: readonly (readonly [string, RegExp])[] = [
  ['Expulsado', /^Ya no es de la agencia\. No puede entrar/],
  ['Lobo', /^Se parece a un nombre vetado\. No puede entrar: se confunde con Lob0/],
  ['?Que!', /^No consta\. No es de la agencia: trátale como a una visita\.$/],
];

test('on a phone five visitors are told apart with one tap each, however the avatar service answers', async ({
  open,
  api,
}) => {
  const fundadora = await api('Fundadora');
  // The search for forgotten exits asks the service too, and would keep an answer of another step.
  await fundadora.call('ext/ajustes/registro', { data: { presencia: 0 } });
  await fundadora.call('ext/vetos', { nombre: 'Lob0', motivo: 'Molesta en la puerta' });
  const page = await open('Oficial', '/puerta', PHONE);
  const verdict = page.getByRole('main').getByRole('status').first();
  const avatar = page.getByRole('region', { name: 'El avatar', exact: true });
  const presses = await countPresses(page);
  let visitors = 0;
  const look = async (nombre: string, told: RegExp) => {
    await page.evaluate((texto) => navigator.clipboard.writeText(texto), nombre);
    await page.getByRole('button', { name: 'Pegar y mirar' }).tap();
    await expect(page.getByRole('article', { name: nombre, exact: true })).toBeVisible();
    await expect(verdict).toHaveText(told);
    visitors++;
  };

  for (const [at, [name, reply, sentence]] of SIN_RESPUESTA.entries())
    await test.step(`a service that ${name} leaves the verdict to the portal`, async () => {
      for (const [nombre, told] of [['Supervisora', PASA] as const, ...AJENOS]) {
        service.reply = reply;
        await look(nombre, told);
        await expect(avatar).toContainText(sentence);
        // After five failures in a row the portal sends the service no requests for a while. An
        // answer resets the count.
        service.answer(404, '');
        await fundadora.call(`ext/puerta/Visita_${visitors}/avatar`);
      }
      await look(`Nadie_${at}`, /^No consta/);
      await expect(avatar).toContainText('no conoce');
    });

  await test.step('the motto of Oficial is right, and Gerente wears another', async () => {
    const { body } = await fundadora.call('ext/puerta/Oficial');
    service.reply = wear((body as { persona: { lema: string } }).persona.lema);
    await look('Oficial', /^Es de la agencia\. Déjale pasar\.$/);
    await expect(avatar).toContainText('Lleva la misión que le corresponde.');
    await look('Gerente', /^Lleva otra misión\. Pídele que corrija la misión/);
    for (const [nombre, told] of AJENOS) await look(nombre, told);
  });
  expect(await presses(), 'presses of all visitors').toBe(visitors);
});
