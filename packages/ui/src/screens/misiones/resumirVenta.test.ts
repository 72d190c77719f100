import { CREDITOS } from '@garita/domain/formato/moneda';
import { expect, test } from 'vitest';
import type { Comprador, MisionPrecio } from './MisionesScreenProps';
import { resumirVenta } from './resumirVenta';
import { OFERTA } from './storyMisiones';

const { compradores, precios } = OFERTA;
const firmaDesde = OFERTA.configuracion.firma_desde;
const find = (nombre: string) => precios.find((one) => one.nombre === nombre) as MisionPrecio;
const [recluta, agente] = compradores as [Comprador, Comprador];

test('a mission costs the price difference to the current mission (MIS-09)', () => {
  expect(resumirVenta(recluta, precios, find('Vigilante II'), firmaDesde, CREDITOS)).toEqual({
    creditos: 20,
    figures: [
      ['Pasa de', 'Recluta'],
      ['a', 'Vigilante II'],
      ['Paga', '20c'],
    ],
    aviso: null,
  });
  expect(resumirVenta(agente, precios, find('Oficial I'), firmaDesde, CREDITOS)).toMatchObject({
    creditos: 50,
    aviso: null,
  });
});

test('the summary warns when the buyer lacks a signature', () => {
  expect(resumirVenta(recluta, precios, find('Oficial I'), firmaDesde, CREDITOS).aviso).toBe(
    'Esa misión exige firma y Recluta no tiene: hay que ponerle una antes, en Firmas.',
  );
});
