import { unwrap } from '@garita/api-client/createClient';
import type { CambioClaveValues } from '@garita/domain/sesion/cambioClave.rules';
import type { RegistroValues } from '@garita/domain/sesion/registro.rules';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';
import { writeOptions } from '../data/writeOptions';

/** The code of this connection; asked for each time that somebody wants to register, since it changes with the connection. */
export const ipdetectQuery = () =>
  queryOptions({
    queryKey: queryKey('sesion', 'ipdetect'),
    queryFn: ({ signal }) => unwrap(api.GET('/ipdetect', { signal })),
    staleTime: 0,
  });

/** Makes an account. What the server says of it is shown by whoever offers to sign in next. */
export const registrarse = () =>
  writeOptions(
    'registro',
    ({ referido, ...body }: RegistroValues) => unwrap(api.POST('/registro', { body: { ...body, ...(referido !== undefined && { referido }) } })),
    { isToldElsewhere: true },
  );

/** Turns one of the person's own switches. */
export const cambiarConfig = () => writeOptions('changeConfig', (op: 'estados' | 'app') => unwrap(api.POST('/changeConfig', { body: { op } })));

/** Changes the person's password. */
export const cambiarClave = () =>
  writeOptions('cambioClave', ({ clavea, claven }: CambioClaveValues) => unwrap(api.POST('/cambioClave', { body: { clavea, claven } })));

/** Where the person is signed in. */
export const sesionesQuery = () =>
  queryOptions({
    queryKey: queryKey('sesion', 'sesiones'),
    queryFn: ({ signal }) => unwrap(api.GET('/ext/sesiones', { signal })),
  });

/** Ends one of the person's other sessions. */
export const closeSesion = () => writeOptions('cerrarSesion', (id: number) => unwrap(api.POST('/ext/cerrarSesion', { body: { id } })));

/** Ends all of the person's sessions but this one. */
export const closeOtherSesiones = () => writeOptions('cerrarOtrasSesiones', () => unwrap(api.POST('/ext/cerrarOtrasSesiones')));
