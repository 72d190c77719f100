import { readCara } from '@garita/domain/agencia/cara';
import { readServicios } from '@garita/domain/agencia/servicios';
import type { Imagen } from '@garita/domain/imagenes/readImagen';
import type { Db } from '../../db/Db';
import type { Deps } from '../../gate/Deps';
import type { CaraPortal, Portal, ReadPortal } from '../../http/Portal';
import { findConAjustes } from '../ajustes/ajustes.service';
import { serviciosOf } from '../ajustes/servicios.service';
import { findImagenMedidas } from '../identidad/imagenes.service';

type Emblema = CaraPortal['emblema'];

/** Caches the last emblem. The bytes of a hash never change, so the cache needs no check. */
function keepEmblema(db: Db): (hash: string | null) => Promise<Emblema> {
  let known: { readonly hash: string; readonly imagen: Imagen | null } | null = null;
  return async (hash) => {
    if (hash === null) return null;
    if (known?.hash !== hash) known = { hash, imagen: await findImagenMedidas(db, hash) };
    return known.imagen && { ...known.imagen, hash, url: `/api/ext/emblema/${hash}` };
  };
}

/**
 * Returns a function that gives the portal's settings for a page, read again for each page. While
 * the database does not answer, the function gives the settings that it read last.
 */
export function keepPortal({ db, config }: Deps): ReadPortal {
  const emblemaOf = keepEmblema(db);
  let known: Portal = { servicios: serviciosOf(config), cara: null };
  const read = async (): Promise<Portal> => {
    const row = await findConAjustes(db);
    const servicios = readServicios(row?.ajustes.servicios, serviciosOf(config));
    if (!row) return { servicios, cara: null };
    const { lema, color, emblema } = readCara(row.ajustes.cara);
    return {
      servicios,
      cara: {
        nombre: row.nombre,
        siglas: row.siglas,
        lema,
        color,
        emblema: await emblemaOf(emblema),
      },
    };
  };
  return async () => {
    try {
      known = await read();
    } catch {
      // The page itself needs no database; its calls report the outage.
    }
    return known;
  };
}
