import { unwrap } from '@garita/api-client/createClient';
import type { TokenValues } from '@garita/domain/tokens/token.rules';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';
import { writeOptions } from '../data/writeOptions';

/** The person's own tokens. Their last use changes without anybody changing anything. */
export const tokensQuery = () =>
  queryOptions({
    queryKey: queryKey('tokens', 'misTokens'),
    queryFn: ({ signal }) => unwrap(api.GET('/ext/tokens', { signal })),
    staleTime: 0,
  });

/** Makes a token. Its secret is in the answer and nowhere else, so the answer is shown and kept by no cache. */
export const createToken = () =>
  writeOptions(
    'crearToken',
    ({ soloLectura, codigos, ...values }: TokenValues) =>
      unwrap(api.POST('/ext/tokens', { body: { ...values, soloLectura: soloLectura ? 1 : 0, codigos: soloLectura ? [] : [...codigos] } })),
    { isToldElsewhere: true },
  );

/** Revokes one of the person's tokens. */
export const revokeToken = () => writeOptions('revocarToken', (id: number) => unwrap(api.POST('/ext/revocarToken', { body: { id } })));
