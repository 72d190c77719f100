import { loadContract } from '@garita/server/src/contract/loadContract';

export const CONTRACT_FILE = new URL('../../../../openapi.yaml', import.meta.url);
export const CONTRACT = await loadContract(CONTRACT_FILE);
