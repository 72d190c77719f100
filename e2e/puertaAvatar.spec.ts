import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onPortalOfItsOwn } from './support/test';

const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true };

let service: Server;
let listener: RequestListener;
const test = onPortalOfItsOwn(async () => {
  service = createServer((request, response) => listener(request, response));
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const { port } = service.address() as AddressInfo;
  return {
    seed: 'demo',
    env: { VERIFICATION_URL: `http://127.0.0.1:${port}/users?name={usuario}` },
  };
});
test.afterEach(() => {
  service.closeAllConnections();
  service.close();
});

const answer = (status: number, body: string, headers = {}): RequestListener => {
  return (_, response) => void response.writeHead(status, headers).end(body);
};
const told =
  (motto: string, more: object = {}): RequestListener =>
  ({ url }, response) => {
    const name = new URL(url ?? '', 'http://servicio').searchParams.get('name');
    response.end(JSON.stringify({ name, motto, online: true, ...more }));
  };

/** Each state of the service, and its sentence. */
const ESTADOS: readonly (readonly [string, RequestListener, RegExp])[] = [
  ['private', told('', { profileVisible: false, motto: null }), /Su perfil es privado/],
  ['down', answer(503, ''), /responde con un fallo\. Mira tú su misión/],
  ['lying with a page', answer(200, '<html></html>'), /algo que no es un perfil/],
  ['lying with 5 MB', answer(200, 'x'.repeat(5_000_000)), /responde con demasiado/],
  ['redirecting', answer(302, '', { location: 'http://127.0.0.1:9/' }), /dirección privada/],
  ['slow', () => undefined, /no ha respondido en 3 segundos/],
];

test('on a phone five visitors are told apart with one Enter each, however the avatar service answers', async ({
  open,
  api,
}) => {
  const fundadora = await api('Fundadora');
  await fundadora.call('ext/vetos', { nombre: 'Lob0', motivo: 'Molesta en la puerta' });
  const { body } = await fundadora.call('ext/puerta/Supervisora');
  const { lema } = (body as { persona: { lema: string } }).persona;
  listener = told(lema);
  const page = await open('Oficial', '/puerta', PHONE);
  const field = page.getByRole('textbox', { name: '¿Quién está en la puerta?' });
  const verdict = page.getByRole('main').getByRole('status').first();
  const avatar = page.getByRole('region', { name: 'El avatar, ahora' });
  const look = async (nombre: string, text: RegExp) => {
    await field.fill(nombre);
    await field.press('Enter');
    await expect(verdict).toHaveText(text);
  };

  await test.step('the right motto passes, a wrong one is to be mended', async () => {
    await look('Supervisora', /^Es de la agencia\. Déjale pasar\.$/);
    await expect(avatar).toContainText('Lleva la misión que le corresponde.');
    await look('Gerente', /^Lleva otra misión\. Pídele que corrija la misión/);
  });
  const others = async () => {
    await look('Expulsado', /^Ya no es de la agencia\./);
    await look('Lobo', /^Se parece a un nombre vetado\./);
    await look('?Que!', /^No consta\./);
  };
  await test.step('dismissed, vetoed and unknown visitors are kept out whatever they wear', others);
  for (const [at, [name, next, sentence]] of ESTADOS.entries())
    await test.step(`with a service that is ${name} the portal judges alone`, async () => {
      listener = next;
      // The answers of the names above are kept for a minute, failures count towards the breaker.
      const nombre = ['Agente', 'Cabo', 'Recluta', 'Fundadora', 'Cabo', 'Recluta'][at] ?? '';
      await look(nombre, /^Es de la agencia\. Déjale pasar/);
      await expect(avatar).toContainText(sentence);
    });
});
