import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { describeRespuesta, judgeRespuesta, readEspera } from './entrega';
import { lastPaga } from './pagas';
import { SUCESO_IDS } from './sucesos';
import { WEBHOOKS } from './textos';
import { findDireccionFailure, type Palabras, type WebhookValues, webhookRules } from './webhook.rules';

const NADA = Object.fromEntries(SUCESO_IDS.map((id) => [id, null])) as unknown as Palabras;
const whole: WebhookValues = { nombre: 'Avisos', activo: 1, ...NADA };

describe('a webhook', () => {
  test.each<[Partial<WebhookValues>, string, string]>([
    [{ nombre: ' ' }, 'nombre', WEBHOOKS.sinNombre],
    [{ nombre: 'x'.repeat(41) }, 'nombre', WEBHOOKS.nombreLargo],
    [{ nombre: 'a\u200bb' }, 'nombre', WEBHOOKS.nombreInvisible],
    [{ ascenso: ' ' }, 'ascenso', WEBHOOKS.palabrasVacias],
    [{ ascenso: 'x'.repeat(1001) }, 'ascenso', WEBHOOKS.palabrasLargas],
    [{ despido: 'a\u202eb' }, 'despido', WEBHOOKS.palabrasInvisibles],
    [{ persona_nueva: 'Hola {pesona}' }, 'persona_nueva', 'No existe {pesona}. Aquí puedes usar {persona}, {rango}, {agencia}, {fecha}'],
  ])('%j: %s', (change, campo, texto) => {
    expect(findFailure(webhookRules, { ...whole, ...change })).toEqual({ campo, texto });
  });

  test('holds without any happening, and with words on several lines', () => {
    expect(findFailure(webhookRules, whole)).toBeNull();
    expect(findFailure(webhookRules, { ...whole, ascenso: '🎉 {persona}\n{rango}' })).toBeNull();
  });

  test.each([
    ['', WEBHOOKS.sinDireccion],
    ['discord', WEBHOOKS.direccionInvalida],
    ['ftp://discord.com/api/webhooks/1/a', WEBHOOKS.direccionInvalida],
    [`https://avisos.test/${'x'.repeat(500)}`, WEBHOOKS.direccionInvalida],
    ['https://a:b@avisos.test/', WEBHOOKS.direccionConClave],
    ['https://discord.com/channels/1/2', WEBHOOKS.direccionDeDiscord],
    ['https://discord.com/api/webhooks/123', WEBHOOKS.direccionDeDiscord],
    ['https://discord.com/api/webhooks/123/aB_-9', null],
    [' https://canary.discord.com/api/v10/webhooks/123/aB_-9 ', null],
    ['https://avisos.test/gancho', null],
  ])('«%s» as an address: %s', (direccion, texto) => {
    expect(findDireccionFailure(direccion)).toBe(texto);
  });
});

describe('an answer', () => {
  const of = (codigo: number | null, fallo: Parameters<typeof judgeRespuesta>[0]['fallo'] = null) => judgeRespuesta({ codigo, fallo, espera: null });
  test('decides what follows', () => {
    expect([200, 204, 429, 500, 503, 408, 400, 403, 301, 401, 404].map((codigo) => of(codigo))).toEqual([
      'entregada',
      'entregada',
      'esperar',
      'reintentar',
      'reintentar',
      'reintentar',
      'marcada',
      'marcada',
      'marcada',
      'detener',
      'detener',
    ]);
    expect([of(null, 'tiempo'), of(null, 'conexion'), of(null, 'direccion'), of(null, 'ilegible')]).toEqual(['reintentar', 'reintentar', 'marcada', 'detener']);
  });

  test.each([
    ['2', '', 2000],
    ['1', '{"retry_after": 0.512, "global": false}', 512],
    [null, '{"retry_after": 3}', 3000],
    [null, 'null', 60_000],
    ['mañana', '<html>', 60_000],
    ['-1', '{"retry_after": "x"}', 60_000],
    ['99999999', '', 3_600_000],
  ])('429 with «%s» and «%s» waits %i ms', (header, body, espera) => {
    expect(readEspera(header, body)).toBe(espera);
  });

  test('is told in words', () => {
    for (const codigo of [200, 400, 404, 429, 500]) expect(describeRespuesta({ codigo, fallo: null })).toMatch(/^\p{Lu}.*\.$/u);
    expect(describeRespuesta({ codigo: null, fallo: 'apagado' })).toBe('No se envió: el webhook estaba apagado.');
  });
});

describe('pay days', () => {
  const sabado = { dia: 6, hora: 19, minuto: 0 };
  const last = (now: string, zona = 'UTC') => lastPaga(sabado, zona, new Date(now)).toISOString();
  test('the newest that has been reached', () => {
    expect(last('2026-11-21T18:59:59.999Z')).toBe('2026-11-14T19:00:00.000Z');
    expect(last('2026-11-21T19:00:00.000Z')).toBe('2026-11-21T19:00:00.000Z');
    expect(last('2026-10-31T18:00:00.000Z', 'Europe/Madrid')).toBe('2026-10-31T18:00:00.000Z');
    expect(last('2026-10-31T17:59:00.000Z', 'Europe/Madrid')).toBe('2026-10-24T17:00:00.000Z');
  });
});
