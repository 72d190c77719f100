import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatSiguiente } from '@garita/domain/ascensos/formatSiguiente';
import type { Db } from '@garita/server/src/db/Db';
import { getAgencia } from '@garita/server/src/modules/ajustes/ajustes.service';
import { getGiver } from '@garita/server/src/modules/ascensos/ascensos.service';
import { getEntrada } from '@garita/server/src/modules/fichajes/fichajes.service';
import { findByNombre } from '@garita/server/src/modules/persona/persona.service';

/** A person's profile, with the motto that the agency requires; null if not in the agency. */
async function readPerfil(db: Db, nombre: string): Promise<Record<string, unknown> | null> {
  const row = await findByNombre(db, nombre);
  if (!row || row.despedido_en !== null) return null;
  const { siglas } = await getAgencia(db);
  const giver = await getGiver(db, row);
  const entrada = await getEntrada(db, row.id);
  return {
    uniqueId: `demo-${row.id}`,
    name: row.usuario,
    motto: formatSiguiente(siglas, row.mision, giver?.firma ?? null, row.firma),
    online: entrada !== null,
    lastAccessTime: entrada,
    profileVisible: true,
    selectedBadges: [{ code: 'GAR05' }],
    groups: [{ name: 'Base de la agencia' }],
  };
}

/** The service's unusual answers, by the name of the person in question. */
const RARAS: Readonly<Record<string, (perfil: object, response: ServerResponse) => void>> = {
  Agente: (perfil, response) =>
    void response.end(JSON.stringify({ ...perfil, motto: 'Vendo furni barato' })),
  Gerente: (perfil, response) =>
    void response.end(JSON.stringify({ ...perfil, motto: null, profileVisible: false })),
  Recluta: (_, response) => void response.writeHead(503).end(),
  // This person has forgotten the exit (mes/salida.ts).
  'Halcón-3': (perfil, response) => void response.end(JSON.stringify({ ...perfil, online: false })),
};

/** The name in the address; '' without a name. */
const nombreOf = (url = ''): string =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('name') ?? '';

/**
 * An avatar service on this machine: the demo needs no internet. It ends with the process.
 * @returns the address of a profile, with `{usuario}` for the name
 */
export async function openPerfiles(db: Db): Promise<string> {
  const server = createServer((request, response) => {
    readPerfil(db, nombreOf(request.url)).then(
      (perfil) => {
        if (perfil === null) return response.writeHead(404).end();
        response.setHeader('content-type', 'application/json');
        const rara = RARAS[String(perfil.name)];
        return rara ? rara(perfil, response) : response.end(JSON.stringify(perfil));
      },
      () => response.writeHead(500).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/public/users?name={usuario}`;
}
