import { ApiError } from '@garita/api-client/ApiError';
import type { components } from '@garita/api-client/schema';
import { LLAVE_NAVEGADOR } from '@garita/domain/factores/llave.textos';
import { toLlaveError } from './toLlaveError';

type Schemas = components['schemas'];
type Via = Schemas['LlaveVia'];

/** The transports that the contract allows. A browser may report others, which are left out. */
const VIAS: readonly string[] = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] satisfies Via[];

/** @throws ApiError if the browser lacks passkeys or their JSON format */
function demandSupport(): typeof PublicKeyCredential {
  const { PublicKeyCredential: known } = globalThis as Partial<typeof globalThis>;
  if (!known?.parseCreationOptionsFromJSON)
    throw new ApiError(LLAVE_NAVEGADOR.noSabe, { httpStatus: 0 });
  return known;
}

async function ask(request: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await request();
    if (credential instanceof PublicKeyCredential) return credential;
    throw new DOMException('nothing was answered', 'NotAllowedError');
  } catch (error) {
    throw toLlaveError(error);
  }
}

/** @throws ApiError with a text for the user */
export async function makeLlave(
  opciones: Schemas['LlavePreparada']['opciones'],
): Promise<Schemas['LlaveNueva']> {
  const { parseCreationOptionsFromJSON } = demandSupport();
  const made = await ask(() =>
    navigator.credentials.create({ publicKey: parseCreationOptionsFromJSON(opciones) }),
  );
  const { clientDataJSON, attestationObject, transports } = (
    made.toJSON() as RegistrationResponseJSON
  ).response;
  return {
    id: made.id,
    clientDataJSON,
    attestationObject,
    transports: transports.filter((via): via is Via => VIAS.includes(via)),
  };
}

/** @throws ApiError with a text for the user */
export async function answerWithLlave(
  opciones: Schemas['LlavePedida'],
): Promise<Schemas['LlaveRespuesta']> {
  const { parseRequestOptionsFromJSON } = demandSupport();
  const answered = await ask(() =>
    navigator.credentials.get({ publicKey: parseRequestOptionsFromJSON(opciones) }),
  );
  const { clientDataJSON, authenticatorData, signature } = (
    answered.toJSON() as AuthenticationResponseJSON
  ).response;
  return { id: answered.id, clientDataJSON, authenticatorData, signature };
}
