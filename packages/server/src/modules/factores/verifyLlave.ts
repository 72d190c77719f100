import type { components } from '@garita/api-client/schema';
import type { Sitio } from '../../access/sitio';

export type LlaveNueva = components['schemas']['LlaveNueva'];
export type LlaveRespuesta = components['schemas']['LlaveRespuesta'];

/** The accepted key types (COSE), the best first: Ed25519, ES256, RS256. */
export const ALGORITMOS = [-8, -7, -257] as const;

// Loads the library at the first use of a passkey, because it takes as long to load as the rest of
// the server.
const loadVerifier = () => import('@simplewebauthn/server');

/**
 * Turns an error into null. The verifier throws for every refused input, and strangers can send any
 * input.
 */
const orNull = <T>(verifying: Promise<T>): Promise<T | null> => verifying.catch(() => null);

/**
 * Whether the passkey has no certificate of its maker. The portal refuses a passkey with a
 * certificate: the library would call the certificate's URLs, which a stranger can choose.
 */
async function isUnattested(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, 'base64url')),
  );
  const fmt = decoded.get('fmt');
  return fmt === 'none' || (fmt === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}

interface NewOptions extends Sitio {
  readonly isDesafio: (challenge: string) => boolean;
}

async function readNew(
  { id, clientDataJSON, attestationObject }: LlaveNueva,
  { isDesafio, origen, dominio }: NewOptions,
) {
  if (!(await isUnattested(attestationObject))) return null;
  const { verifyRegistrationResponse } = await loadVerifier();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: isDesafio,
    expectedOrigin: origen,
    expectedRPID: dominio,
    requireUserVerification: false,
    supportedAlgorithmIDs: [...ALGORITMOS],
  });
  if (!verified || !registrationInfo || registrationInfo.credential.id !== id) return null;
  const { publicKey, counter } = registrationInfo.credential;
  return { credencial: id, clave_publica: Buffer.from(publicKey), contador: counter };
}

/**
 * The fields to store of a new passkey. Null if the answer is malformed, has a manufacturer's
 * certificate, or does not match this origin, domain and challenge.
 */
export const readLlaveNueva = (llave: LlaveNueva, options: NewOptions) =>
  orNull(readNew(llave, options));

interface AnswerOptions extends Sitio {
  /** The challenge to sign, in base64url. */
  readonly desafio: string;
  readonly llave: {
    readonly credencial: string;
    readonly clave_publica: Buffer;
    readonly contador: number;
  };
}

async function readAnswer(
  { id, ...response }: LlaveRespuesta,
  { desafio, origen, dominio, llave }: AnswerOptions,
) {
  const { verifyAuthenticationResponse } = await loadVerifier();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: desafio,
    expectedOrigin: origen,
    expectedRPID: dominio,
    credential: {
      id: llave.credencial,
      publicKey: new Uint8Array(llave.clave_publica),
      counter: llave.contador,
    },
    requireUserVerification: false,
  });
  return verified ? authenticationInfo.newCounter : null;
}

/**
 * The passkey's new counter. Null unless the passkey has signed the challenge at this address, and
 * the counter has risen or stays 0.
 */
export const readLlaveRespuesta = (respuesta: LlaveRespuesta, options: AnswerOptions) =>
  orNull(readAnswer(respuesta, options));
