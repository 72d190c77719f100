import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginLote, listLotes } from './lotes';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'garita-lotes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const LOTE = { orden: 'multas add', servidor: 'https://ejemplo.es', userId: 1, semilla: 's' };
const CAMBIO = { descripcion: 'Multa a Cabo', confirmacion: 'Cabo', send: async () => 'Hecho' };
const begin = (campos: Readonly<Record<string, string>>) =>
  beginLote({ XDG_CONFIG_HOME: folder }, LOTE, [{ linea: 2, cambio: CAMBIO, campos }]);

describe('a bulk run that begins', () => {
  test('a bulk run that begins is saved and can be found', () => {
    const { id, close } = begin({ usuario: 'Cabo' });
    close();
    expect(listLotes({ XDG_CONFIG_HOME: folder }).map((lote) => lote.id)).toEqual([id]);
  });

  test('a bulk run is sent without being saved where the file system refuses to write', () => {
    writeFileSync(join(folder, 'garita'), 'no folder');
    expect(begin({ usuario: 'Cabo' }).id).toBeNull();
  });

  test('a programming error at the beginning of a bulk run is thrown, and not hidden like a write error', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(() => begin(proxy)).toThrow(TypeError);
    expect(listLotes({ XDG_CONFIG_HOME: folder })).toEqual([]);
  });
});
