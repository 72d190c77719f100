import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { describeRespuesta, judgeRespuesta, readEspera } from './entrega';
import { toHilo } from './hilo';
import { readMotivo } from './motivo';
import { lastPaga } from './pagas';
import { SUCESO_IDS } from './sucesos';
import { WEBHOOKS } from './textos';
import {
  findDireccionFailure,
  type Palabras,
  type WebhookValues,
  webhookRules,
  withVersion,
} from './webhook.rules';

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
    [
      { persona_nueva: 'Hola {pesona}' },
      'persona_nueva',
      'No existe {pesona}. Aquí puedes usar {persona}, {rango}, {agencia}, {fecha}',
    ],
  ])('a webhook with %j fails at %s', (change, campo, texto) => {
    expect(findFailure(webhookRules, { ...whole, ...change })).toEqual({ campo, texto });
  });

  test('a webhook is valid without any event, and with texts of several lines', () => {
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
  ])('the webhook address «%s» gives the failure: %s', (direccion, texto) => {
    expect(findDireccionFailure(direccion)).toBe(texto);
  });
});

describe('the answer of a receiver', () => {
  const of = (codigo: number | null, fallo: Parameters<typeof judgeRespuesta>[0]['fallo'] = null) =>
    judgeRespuesta({ codigo, fallo });
  test('the answer of a receiver decides the next step', () => {
    expect(
      [200, 204, 429, 500, 503, 408, 400, 403, 301, 401, 404].map((codigo) => of(codigo)),
    ).toEqual([
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
    expect([
      of(null, 'tiempo'),
      of(null, 'conexion'),
      of(null, 'direccion'),
      of(null, 'ilegible'),
    ]).toEqual(['reintentar', 'reintentar', 'marcada', 'detener']);
  });

  test.each([
    ['2', '', 2000],
    ['1', '{"retry_after": 0.512, "global": false}', 512],
    [null, '{"retry_after": 3}', 3000],
    // Milliseconds in the body, as Discord's API sends them before version 8.
    ['2', '{"retry_after": 1337}', 2000],
    [null, '{"retry_after": 1337}', 60_000],
    [null, 'null', 60_000],
    ['mañana', '<html>', 60_000],
    ['-1', '{"retry_after": "x"}', 60_000],
    ['99999999', '', 3_600_000],
  ])('429 with «%s» and «%s» waits %i ms', (header, body, espera) => {
    expect(readEspera(header, body)).toBe(espera);
  });

  test('the answer of a receiver is described as text', () => {
    for (const codigo of [200, 400, 404, 429, 500])
      expect(describeRespuesta({ codigo, fallo: null, motivo: null })).toMatch(/^\p{Lu}.*\.$/u);
    expect(describeRespuesta({ codigo: null, fallo: 'apagado', motivo: null })).toBe(
      'No se envió: el webhook estaba apagado.',
    );
  });
});

describe('the refusal of a receiver', () => {
  test.each([
    [
      '{"message": "Webhooks posted to forum channels must have a thread_name or thread_id", "code": 220001}',
      'Webhooks posted to forum channels must have a thread_name or thread_id',
    ],
    [
      '{"message":"Invalid Form Body","code":50035,"errors":{"content":{"_errors":[{"code":"BASE_TYPE_MAX_LENGTH","message":"Must be 2000 or fewer in length."}]}}}',
      'Invalid Form Body: Must be 2000 or fewer in length.',
    ],
    ['{"message": "no\\u202e\\nmás"}', 'no más'],
    ['{"message": "aB12 no sirve"}', null],
    ['{"message": 7}', null],
    ['<html>', null],
    ['null', null],
  ])('the refusal %s has the reason %s', (body, motivo) => {
    expect(readMotivo(body, 'aB12')).toBe(motivo);
  });

  test('a refusal is shown with its reason, of at most 400 characters', () => {
    expect(describeRespuesta({ codigo: 400, fallo: null, motivo: 'Invalid Form Body' })).toBe(
      'Lo rechazó (400): «Invalid Form Body».',
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.json(), fc.string()),
        (body) => (readMotivo(body, 'x')?.length ?? 0) <= 400,
      ),
    );
  });

  test.each([
    [
      '**Álvaro.Ruiz** asciende de Cabo a **Oficial I**.',
      'Álvaro.Ruiz asciende de Cabo a Oficial I.',
    ],
    ['I1l\\_O0scar \\*falta\\* <t:1795000000:F>\nmás', 'I1l_O0scar *falta*'],
    ['x'.repeat(300), 'x'.repeat(100)],
    ['<t:1795000000>', 'Aviso'],
  ])('a message «%s» to a forum channel gets the thread title «%s»', (content, hilo) => {
    expect(toHilo(content)).toBe(hilo);
  });
});

test.each([
  ['https://discord.com/api/webhooks/1/aB-1', 'https://discord.com/api/v10/webhooks/1/aB-1'],
  [
    'https://ptb.discord.com/api/v6/webhooks/1/aB-1?thread_id=2',
    'https://ptb.discord.com/api/v10/webhooks/1/aB-1?thread_id=2',
  ],
  ['https://discord.com/api/v10/webhooks/1/aB-1', 'https://discord.com/api/v10/webhooks/1/aB-1'],
  ['https://avisos.test/gancho', 'https://avisos.test/gancho'],
])('requests for «%s» go to «%s»', (direccion, versioned) => {
  expect(withVersion(direccion)).toBe(versioned);
});

describe('the pay days of a webhook', () => {
  const sabado = { dia: 6, hora: 19, minuto: 0 };
  const last = (now: string, zona = 'UTC') => lastPaga(sabado, zona, new Date(now)).toISOString();
  test('the last pay day is the newest pay day in the past', () => {
    expect(last('2026-11-21T18:59:59.999Z')).toBe('2026-11-14T19:00:00.000Z');
    expect(last('2026-11-21T19:00:00.000Z')).toBe('2026-11-21T19:00:00.000Z');
    expect(last('2026-10-31T18:00:00.000Z', 'Europe/Madrid')).toBe('2026-10-31T18:00:00.000Z');
    expect(last('2026-10-31T17:59:00.000Z', 'Europe/Madrid')).toBe('2026-10-24T17:00:00.000Z');
  });
});
