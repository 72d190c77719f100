import { GRUPOS_AVISO } from '@garita/domain/avisos/grupos';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Stack } from '../../components/layout';
import { Notice } from '../../components/Notice';
import { Loading, Skeleton } from '../../components/Skeleton';
import { color, space, text } from '../../theme/tokens';
import { ScreenBody } from '../ScreenFrame';
import { COLUMNAS, PreferenciaFila } from './PreferenciaFila';
import type { PermisoSistema, PreferenciasAvisosProps } from './PreferenciasProps';

const Head = styled.div`
  display: grid;
  grid-template-columns: ${COLUMNAS};
  align-items: end;
  padding-bottom: ${space[1]};
  h3 { font-size: ${text[16]}; }
  span { color: ${color.tinta2}; font-size: ${text[13]}; text-align: center; }
`;
const Ask = styled.div`
  margin-top: ${space[2]};
`;

/** Shown while a kind is set to «sistema» and this browser cannot show system notifications. */
const DICHO: Readonly<Record<Exclude<PermisoSistema, 'concedido'>, string>> = {
  sinPedir: 'Para que también te avise fuera del portal, este navegador tiene que permitirlo.',
  negado:
    'Este navegador no deja que el portal te avise fuera de él. Puedes permitirlo en los ajustes del sitio, junto a la dirección; mientras, te avisará dentro.',
  sinHttps:
    'Para avisarte fuera del portal, el navegador pide que se abra por https. Lo que elijas vale donde se abra así; mientras, te avisará dentro.',
  imposible:
    'Este navegador no puede avisarte fuera del portal. Lo que elijas vale en los que sí pueden.',
};

const skeleton = (
  <Loading label="Cargando las preferencias">
    <Skeleton height="320px" />
  </Loading>
);

/**
 * The choice for each kind of notice: off, in the portal, or also as a system notification while
 * the portal is hidden.
 */
export function PreferenciasAvisos({
  state,
  isApagado,
  permiso,
  onPermitir,
  onChoose,
}: PreferenciasAvisosProps) {
  return (
    <ScreenBody state={state} skeleton={skeleton}>
      {({ preferencias: { tipos } }) => (
        <Stack $gap={5}>
          {isApagado && (
            <Notice tone="info">
              Con «Avisos de la app» apagado no te llega ningún aviso. Enciéndelo para elegir
              cuáles.
            </Notice>
          )}
          {!isApagado && permiso !== 'concedido' && Object.values(tipos).includes('sistema') && (
            <Notice tone={permiso === 'negado' ? 'caution' : 'info'}>
              {DICHO[permiso]}
              {permiso === 'sinPedir' && (
                <Ask>
                  <Button size="small" onPress={() => onPermitir()}>
                    Permitir en este navegador
                  </Button>
                </Ask>
              )}
            </Notice>
          )}
          {GRUPOS_AVISO.map(({ titulo, tipos: delGrupo }) => {
            const mine = delGrupo.flatMap((tipo) =>
              tipos[tipo] ? [{ tipo, modo: tipos[tipo] }] : [],
            );
            return (
              mine.length > 0 && (
                <section key={titulo} aria-label={titulo}>
                  <Head>
                    <h3>{titulo}</h3>
                    <span aria-hidden="true">No</span>
                    <span aria-hidden="true">Portal</span>
                    <span aria-hidden="true">También fuera</span>
                  </Head>
                  {mine.map((one) => (
                    <PreferenciaFila
                      key={one.tipo}
                      {...one}
                      isDisabled={isApagado}
                      onChoose={onChoose}
                    />
                  ))}
                </section>
              )
            );
          })}
        </Stack>
      )}
    </ScreenBody>
  );
}
