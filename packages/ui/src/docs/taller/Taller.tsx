import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Select } from '../../components/Select';
import { DERIVED } from '../../theme/derive';
import { focusRing } from '../../theme/focusRing';
import { type ColorRole, palette, TEMAS, type Tema } from '../../theme/palette';
import source from '../../theme/palette.ts?raw';
import { space, text } from '../../theme/tokens';
import { Contrastes } from '../Contrastes';
import { COLOR_USES } from '../colorUses';
import { MARK_PAIRS, MIN_MARK, MIN_TEXT, type Pair, TEXT_PAIRS } from '../contrast';
import { copyText } from '../copyText';
import { Entrada } from '../Guia';
import { GUIA_LINKS } from '../guiaLinks';
import { Vistas } from '../hoja/Vistas';
import { Plegado } from '../Plegado';
import { readPrueba, savePrueba } from './applyPrueba';
import { Mandos } from './Mandos';
import { hexIn, type Prueba, toPatch, withColor } from './prueba';

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 290px), 1fr));
  gap: ${space[4]};
  margin-top: ${space[4]};
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

const Patch = styled.pre`
  margin: ${space[4]} 0 0;
  overflow-x: auto;
  font-size: ${text[13]};
  &:focus-visible { ${focusRing} }
`;
const Tables = styled.div`
  display: grid;
  gap: ${space[5]};
`;

const TABLAS = [
  {
    caption: 'Contraste de los pares de texto',
    pairs: TEXT_PAIRS,
    min: MIN_TEXT,
    kind: 'texto',
  },
  {
    caption: 'Contraste de bordes, foco y gráficas',
    pairs: MARK_PAIRS,
    min: MIN_MARK,
    kind: 'marca',
  },
] as const;
/** The roles to try: opaque colours that are not derived from another colour. */
const ROLES = (Object.keys(palette) as ColorRole[]).filter(
  (role) => palette[role][0].startsWith('#') && !DERIVED.some((made) => made.role === role),
);
const PANTALLAS = [
  ['ascensos', 'Ascensos'],
  ['nomina', 'Nómina'],
  ['multas', 'Multas'],
] as const;

/** A page to try other colours. Every frame of the tab shows them. */
export function Taller() {
  const [role, setRole] = useState<ColorRole>('petroleo');
  const [prueba, setPrueba] = useState(readPrueba);
  const change = (next: Prueba) => {
    setPrueba(next);
    savePrueba(next);
  };
  const isTried = Object.keys(prueba).length > 0;
  const touched = ({ ink, ground }: Pair) =>
    [ink, ground].some((one) => one === role || one in prueba);
  const patch = toPatch(prueba, source);
  const hex = (which: ColorRole, tema: Tema) => hexIn(prueba, which, tema);
  return (
    <>
      <Entrada
        title="El color"
        note="Los suaves y los del puntero siguen a su color macizo. Lo que pruebes se ve en todo el libro hasta que cierres la pestaña."
      >
        <Select
          label="Papel"
          value={role}
          onChange={(next) => setRole(next as ColorRole)}
          options={ROLES.map((id) => ({ id, label: `${id}: ${COLOR_USES[id]}` }))}
        />
        <Halves>
          {TEMAS.map((tema) => (
            <Mandos
              key={tema}
              role={role}
              tema={tema}
              hex={hexIn(prueba, role, tema)}
              onChange={(hex) => change(withColor(prueba, role, tema, hex))}
            />
          ))}
        </Halves>
      </Entrada>
      <Entrada title="Las pantallas" note="Cada una se abre entera al pulsarla, con estos colores.">
        <Plegado title="Ver tres pantallas mientras cambia">
          {PANTALLAS.map(([link, nombre]) => (
            <Vistas key={link} id={GUIA_LINKS[link]} nombre={nombre} />
          ))}
        </Plegado>
      </Entrada>
      <Entrada title="El contraste" note="Los pares que tocan lo que has cambiado.">
        <Tables>
          {TABLAS.map(({ pairs, ...table }) => {
            const shown = pairs.filter(touched);
            return (
              shown.length > 0 && (
                <Contrastes key={table.kind} pairs={shown} hexIn={hex} {...table} />
              )
            );
          })}
        </Tables>
      </Entrada>
      <Entrada title="El parche" note="Se aplica con git apply --unidiff-zero.">
        <Acts>
          <Button
            variant="primary"
            isDisabled={!isTried}
            onPress={() => void copyText(patch, 'Parche copiado')}
          >
            Copiar el parche
          </Button>
          <Button variant="quiet" isDisabled={!isTried} onPress={() => change({})}>
            Volver a los colores de siempre
          </Button>
        </Acts>
        {isTried && (
          <Patch role="region" tabIndex={0} aria-label="El parche">
            {patch}
          </Patch>
        )}
      </Entrada>
    </>
  );
}
