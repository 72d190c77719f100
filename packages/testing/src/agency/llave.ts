import { createECDH, createHash, createPrivateKey, randomUUID, sign } from 'node:crypto';
import type { components } from '@garita/api-client/schema';
import { DEMO_PASSWORD } from '@garita/demo/personas';
import { successOf } from './successOf';
import type { Name, TestAgency } from './testAgency';

type LlaveNueva = components['schemas']['LlaveNueva'];
type LlaveRespuesta = components['schemas']['LlaveRespuesta'];
type Preparada = components['schemas']['LlavePreparada']['opciones'];
type Pedida = components['schemas']['LlavePedida'];

/** The origin from which the tests call the portal. */
const ORIGEN = 'http://localhost';
const PRESENT = 0x01;
const WITH_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const uint32 = (n: number): Buffer => Buffer.from(Uint32Array.of(n).buffer).swap32();

/** The parts of a minimal CBOR encoder: integers, bytes, texts, maps. */
const head = (kind: number, n: number): Buffer =>
  Buffer.from(
    n < 24
      ? [(kind << 5) | n]
      : n < 256
        ? [(kind << 5) | 24, n]
        : [(kind << 5) | 25, n >> 8, n & 255],
  );
const int = (n: number): Buffer => (n < 0 ? head(1, -1 - n) : head(0, n));
const bytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data]);
const text = (data: string): Buffer =>
  Buffer.concat([head(3, Buffer.byteLength(data)), Buffer.from(data)]);
const map = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** A key pair that derives from a name. So two agencies can have a passkey of the same device. */
function createKey(name: string) {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(sha256(name));
  const point = ecdh.getPublicKey();
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url');
  return {
    kty: 'EC',
    crv: 'P-256',
    d: sha256(name).toString('base64url'),
    x: half(1),
    y: half(33),
  };
}

/** The public key in COSE format, for ES256. */
function toCose({ x, y }: ReturnType<typeof createKey>): Buffer {
  const half = (coordinate: string) => bytes(Buffer.from(coordinate, 'base64url'));
  return map([
    [int(1), int(2)],
    [int(3), int(-7)],
    [int(-1), int(1)],
    [int(-2), half(x)],
    [int(-3), half(y)],
  ]);
}

interface Otherwise {
  readonly origen?: string;
  readonly dominio?: string;
  readonly challenge?: string;
  readonly contador?: number;
  readonly x5c?: readonly Buffer[];
}

/**
 * A device with one passkey (WebAuthn level 3, ES256). Its keys, signatures and bytes are real.
 * @param name the seed of its keys
 */
export function createDevice(name: string = randomUUID()) {
  const key = createKey(name);
  const privateKey = createPrivateKey({ key, format: 'jwk' });
  const id = sha256(`id ${name}`).subarray(0, 16);
  let signed = 0;

  const clientData = (
    type: 'webauthn.create' | 'webauthn.get',
    challenge: string,
    { origen = ORIGEN }: Otherwise,
  ): Buffer => Buffer.from(JSON.stringify({ type, challenge, origin: origen, crossOrigin: false }));
  const authData = (rpId: string, flags: number, contador: number): Buffer =>
    Buffer.concat([sha256(rpId), Buffer.from([flags]), uint32(contador)]);

  return {
    id: id.toString('base64url'),
    make({ challenge, rp }: Preparada, otherwise: Otherwise = {}): LlaveNueva {
      const client = clientData('webauthn.create', otherwise.challenge ?? challenge, otherwise);
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        toCose(key),
      ]);
      const data = Buffer.concat([
        authData(otherwise.dominio ?? rp.id, PRESENT | WITH_CREDENTIAL, signed),
        credential,
      ]);
      const { x5c } = otherwise;
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const chain = x5c && Buffer.concat([head(4, x5c.length), ...x5c.map(bytes)]);
      const told: [Buffer, Buffer][] = chain
        ? [
            [text('alg'), int(-7)],
            [text('sig'), bytes(signature)],
            [text('x5c'), chain],
          ]
        : [];
      const attestation = map([
        [text('fmt'), text(chain ? 'packed' : 'none')],
        [text('attStmt'), map(told)],
        [text('authData'), bytes(data)],
      ]);
      return {
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal', 'hybrid'],
      };
    },
    answer({ challenge, rpId }: Pedida, otherwise: Otherwise = {}): LlaveRespuesta {
      signed = otherwise.contador ?? signed + 1;
      const client = clientData('webauthn.get', otherwise.challenge ?? challenge, otherwise);
      const data = authData(otherwise.dominio ?? rpId, PRESENT, signed);
      return {
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString(
          'base64url',
        ),
      };
    },
  };
}

export type Device = ReturnType<typeof createDevice>;

export const prepareLlave = async (agency: TestAgency, name: Name): Promise<Preparada> =>
  successOf(await agency.call('prepararLlave', { as: name, body: { clave: DEMO_PASSWORD } }))
    .opciones;

/** Sets up a person's passkey on a new device. */
export async function setUpLlave(
  agency: TestAgency,
  name: Name,
  nombre = 'Mi teléfono',
): Promise<{ device: Device; codigos: string[] }> {
  const device = createDevice(`${name} ${nombre}`);
  const llave = device.make(await prepareLlave(agency, name));
  return {
    device,
    codigos: successOf(await agency.call('ponerLlave', { as: name, body: { nombre, llave } }))
      .codigos,
  };
}

/**
 * Signs a person in with the password. @returns the token of the second step, and the passkey
 * options
 */
export async function askForLlave(
  agency: TestAgency,
  name: Name,
): Promise<{ reto: string; opciones: Pedida }> {
  return successOf(await agency.call('login', { body: { usuario: name, clave: DEMO_PASSWORD } }));
}
