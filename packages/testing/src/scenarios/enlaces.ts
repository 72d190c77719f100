import type { Scenarios } from './Scenario';

export const enlacesScenarios: Scenarios<'setEnlaces'> = {
  setEnlaces: [
    {
      what: 'a radio, no chat and two links',
      as: 'Fundadora',
      input: async () => ({
        body: {
          data: {
            radioStream: 'https://radio.test/vivo',
            discord: null,
            enlaces: [
              { texto: 'Foro', url: 'https://foro.test/', lugar: 'ambos' },
              { texto: 'Tienda', url: 'https://tienda.test/', lugar: 'pie' },
            ],
          },
          previos: { radioStream: 'operador', discord: 'operador', enlaces: [] },
        },
      }),
      repeats: 'one',
    },
  ],
};
