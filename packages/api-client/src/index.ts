// The entry of the published package. Code in this repository imports a module by its path instead.
export { ApiError } from './ApiError';
export type { OperationId } from './access';
export { type CallAnswer, type CallInit, type CallInput, call, type PagedId } from './call';
export type { ApiClient } from './createClient';
export { createGarita, type GaritaOptions } from './createGarita';
export { rows } from './rows';
export type { Schemas } from './Schemas';
export { followChanges } from './stream/followChanges';
export type { StreamEvent } from './stream/StreamEvent';
export { VERSIONS } from './versions';
