import type { Answer, Call } from '@garita/server/src/gate/handlers';
import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

type Body = Call<'guardarEscalafon'>['body'];

/** The body that would save the ladder without a change. */
export async function readEscalafon(agency: TestAgency): Promise<Body> {
  const { version, categorias } = (await agency.call('escalafon', { as: 'Fundadora' }))
    .body as Answer<'escalafon'>;
  const toMision = ({ personas: _, ...mision }: (typeof categorias)[number]['misiones'][number]) =>
    mision;
  return {
    version,
    categorias: categorias.map((categoria) => ({
      ...categoria,
      misiones: categoria.misiones.map(toMision),
    })),
    destinos: [],
  } as Body;
}

export const escalafonScenarios: Scenarios<'guardarEscalafon'> = {
  guardarEscalafon: [
    {
      what: 'adding, renaming and retiring missions',
      as: 'Fundadora',
      input: async (agency) => {
        const body = await readEscalafon(agency);
        const oficiales = body.categorias.find(
          ({ nivel }) => nivel === 5,
        ) as Body['categorias'][number];
        const [first, second] = oficiales.misiones as [
          Body['categorias'][number]['misiones'][number],
          Body['categorias'][number]['misiones'][number],
        ];
        oficiales.misiones = [
          { ...first, nombre: 'Oficial primero' },
          { id: null, nombre: 'Oficial mayor', venta: 1, precio: 95 },
        ];
        const last = (await agency.call('escalafon', { as: 'Fundadora' })).body.categorias[4]
          .misiones[2];
        return {
          body: {
            ...body,
            destinos: [second, last].map(({ id }) => ({
              mision: id as number,
              nivel: 5,
              posicion: 1,
            })),
          },
        };
      },
      repeats: 'one',
    },
  ],
};
