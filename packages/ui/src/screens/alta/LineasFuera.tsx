import { describeLinea } from '@garita/domain/alta/lineasFuera';
import { ALTA } from '@garita/domain/alta/textos';
import styled from 'styled-components';
import { Accordion } from '../../components/Accordion';
import { Button } from '../../components/Button';
import { Quiet, RuledList } from '../../components/layout';
import { color, font, space, text } from '../../theme/tokens';
import { FocusFallback } from '../FocusFallback';
import type { Lista } from './useLista';

const Linea = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} 0;
  overflow-wrap: anywhere;
`;
const Numero = styled.span`
  color: ${color.tinta3};
  font-family: ${font.mono};
  font-size: ${text[13]};
`;

/** `He dejado fuera 9 líneas que no son personas. Has quitado 2.` */
const describe = (fuera: number, quitadas: number, vacias: number): string =>
  [
    ...(fuera > 0 ? [ALTA.dejadasFuera(fuera, vacias)] : []),
    ...(quitadas > 0 ? [ALTA.quitadas(quitadas)] : []),
  ].join('. ');

/**
 * The lines that are not about people, and the lines that the user removed. Each can be put back.
 */
export function LineasFuera({ lista }: { lista: Lista }) {
  const { fuera, vacias, movidas, onPoner } = lista;
  const isQuitada = (numero: number) => movidas.get(numero) === 'quitada';
  const quitadas = fuera.filter(({ numero }) => isQuitada(numero)).length;
  if (fuera.length === 0) return null;
  return (
    <FocusFallback acts={String(fuera.length)} isOpen={false} label="Líneas fuera de la lista">
      <Accordion
        initiallyOpen={[]}
        items={[
          {
            id: 'fuera',
            title: describe(fuera.length - quitadas, quitadas, vacias),
            content: (
              <RuledList>
                {fuera.map((linea) => (
                  <Linea key={linea.numero} aria-label={`Línea ${linea.numero}`}>
                    <Numero aria-hidden="true">{linea.numero}</Numero>
                    <div>
                      <span translate="no">{describeLinea(linea)}</span>
                      {isQuitada(linea.numero) && <Quiet $small>Quitada por ti</Quiet>}
                    </div>
                    <Button
                      size="small"
                      aria-label={`Volver a poner la línea ${linea.numero}`}
                      onPress={() => onPoner(linea.numero)}
                    >
                      Volver a poner
                    </Button>
                  </Linea>
                ))}
              </RuledList>
            ),
          },
        ]}
      />
    </FocusFallback>
  );
}
