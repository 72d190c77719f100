import { toAddressPart } from '@garita/domain/formato/addressPart';
import { listPersonas, type PersonaVieja } from '@garita/domain/mudanza/listPersonas';
import { readLista } from '@garita/domain/mudanza/respuestas';
import type { Carpeta } from './Carpeta';
import type { Copia, Ficha } from './Copia';

/**
 * Everybody whom the lists know. Old lists of dismissed people have only names, so the portal is
 * asked for their ids.
 */
export async function findPersonas(copia: Copia, carpeta: Carpeta): Promise<PersonaVieja[]> {
  const read = () => carpeta.readAnswers(['getUsuarios', 'getAllDespidos', 'usuarioPorNombre']);
  const lists = await read();
  const known = new Set(listPersonas(lists, 'UTC').map(({ usuario }) => usuario));
  const nombres = readLista(lists, 'getAllDespidos', 'UTC').flatMap(({ usuarioNombre }) =>
    usuarioNombre === null || known.has(usuarioNombre) ? [] : [usuarioNombre],
  );
  await copia.copyAll(
    'Despedidos',
    [...new Set(nombres)].map(
      (name): Ficha => ({
        pregunta: { llamada: 'usuarioPorNombre', valores: { name } },
        ruta: `listas/usuarioPorNombre/${toAddressPart(name)}.json`,
      }),
    ),
  );
  return listPersonas(await read(), 'UTC');
}
