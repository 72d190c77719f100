// The contract's documentation page, as the build renders it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { OPERATIONS } from '@garita/api-client/operations';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { renderLlamadas } from '../packages/app/src/llamadas/renderLlamadas.tsx';
import { inProject } from './lib/project.mjs';

const read = () => parse(readFileSync(inProject('openapi.yaml'), 'utf8'));
const page = renderLlamadas(read())['index.html'] ?? '';
const all = (html, pattern) => [...html.matchAll(pattern)].map(([, found]) => found ?? '');
const toText = (html) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
const sheetOf = (id, html = page) => {
  const from = html.indexOf(`id="${id}"`);
  return html.slice(from, html.indexOf('</details>', from));
};

describe('the contract’s documentation page', () => {
  test('the documentation page has each call and each schema of the contract', () => {
    const ids = all(page, / id="([^"]+)"/g);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(OPERATIONS)));
    expect(ids).toEqual(
      expect.arrayContaining(Object.keys(read().components.schemas).map((n) => `forma-${n}`)),
    );
    for (const { method, path } of Object.values(OPERATIONS))
      expect(page).toMatch(`>${method}</span> <code>/api${path}</code>`);
  });

  test('the documentation page has no id twice, and no broken link within the page', () => {
    const ids = all(page, / id="([^"]+)"/g);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const links = new Set(all(page, / href="#([^"]+)"/g));
    expect([...links].filter((link) => !ids.includes(link))).toEqual([]);
  });

  test('the documentation page works under the strictest policy: no script, no inline style, no external address', () => {
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
    expect(
      all(page, /<[^>]+\s(?:href|src)="([^"#]+)/g).filter((one) => /^\w+:|^\/\//.test(one)),
    ).toEqual([]);
  });

  test('the documentation page has each call’s permissions, fields, answer, changes and failures', () => {
    const sheet = toText(sheetOf('sendMulta'));
    for (const said of [
      'mul, sobre quien está por debajo',
      'multas, listapaga, perfil, normativa',
      'Idempotency-Key texto, ^[!-~]{8,128}$ · cabecera, puede faltar',
      'motivo LongText',
      'creditos entero, desde 0, hasta 1000000000, si falta vale 0 · puede faltar',
      '"motivo": "Perfil privado"',
      'Solicitud enviada correctamente',
      '400 401 403 404 409 413 415 503',
    ])
      expect(sheet).toContain(said);
  });

  test('the documentation page shows the contract’s texts as text, whatever their characters', () => {
    const contrato = read();
    const hostile = '<img src=x onerror=alert(1)>&amp;</pre>\u202e🎖️';
    const llamada = contrato.paths['/sendMulta']?.post;
    Object.assign(llamada ?? {}, { summary: hostile, description: `\`${hostile}\`` });
    const html = renderLlamadas(contrato)['index.html'] ?? '';
    expect(html).not.toContain('<img');
    expect(toText(sheetOf('sendMulta', html))).toContain(hostile);
  });

  test('the documentation page has example commands that a shell parses correctly', () => {
    const script = [
      `curl() { printf '%s\\0' "$@"; printf '\\n\\0'; }`,
      'uuidgen() { echo 018f3b0e; }',
      'PORTAL=http://portal CLAVE=gar_1',
      ...Object.keys(OPERATIONS).map((id) => all(toText(sheetOf(id)), /(curl .*?)Respuesta/gs)[0]),
    ].join('\n');
    const { stdout, stderr } = spawnSync('bash', ['-eu', '-c', script], { encoding: 'utf8' });
    expect(stderr).toBe('');
    const made = stdout.split('\n\0').slice(0, -1);
    const examples = Object.values(read().paths)
      .flatMap(Object.values)
      .map(({ requestBody }) => requestBody?.content?.['application/json']?.example);
    expect(
      made.map((words) => {
        const body = words.split('\0').slice(0, -1).at(-1) ?? '';
        return /\0-d\0/.test(words) ? JSON.parse(body) : undefined;
      }),
    ).toEqual(examples);
    expect(made.filter((words) => /http:[^\0]*[{}]/.test(words))).toEqual([]);
    const [word] = made.filter((one) => one.includes('/sendMulta'));
    expect(word?.split('\0').slice(0, 7)).toEqual([
      ...['-X', 'POST', 'http://portal/api/sendMulta'],
      ...['-H', 'key: gar_1', '-H', 'Idempotency-Key: 018f3b0e'],
    ]);
  });
});
