import { MODO_INICIAL } from '@garita/domain/avisos/aviso';
import type { CuentaEncargado } from '@garita/domain/tiempos/encargo';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { stateful } from '../../docs/stateful';
import { ready } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { PERSONAS } from '../storyData';
import { ConfiguracionScreen, type ConfiguracionScreenProps } from './ConfiguracionScreen';

/** Keeps state, so that toggled switches stay toggled as with the server. */
function WithServer({ config, onChangeConfig, ...rest }: ConfiguracionScreenProps) {
  const [kept, setKept] = useState(config);
  const turn = async (op: keyof typeof kept) => {
    await onChangeConfig(op);
    setKept((now) => ({ ...now, [op]: now[op] === 1 ? 0 : 1 }));
  };
  return <ConfiguracionScreen {...rest} config={kept} onChangeConfig={turn} />;
}

export const CONFIGURACION_META = {
  component: ConfiguracionScreen,
  render: stateful(WithServer, { isTraspasando: 'onHandingOver' }),
  args: {
    config: { estados: 1, app: 0 } as const,
    debeCambiarClave: false,
    claveDada: null,
    onChangeConfig: fn(async () => undefined),
    tema: 'sistema' as const,
    onTema: fn(),
    separador: 'idioma' as const,
    onSeparador: fn(),
    avisos: {
      state: ready({ preferencias: { tipos: MODO_INICIAL } }),
      permiso: 'concedido' as const,
      onPermitir: fn(),
      onChoose: fn(async () => undefined),
    },
    onChangeClave: fn(async () => undefined),
    viewer: STORY_PEOPLE.Gerente,
    isTraspasando: false,
    onHandingOver: fn(),
    personas: ready({ personas: PERSONAS }),
    cuenta: ready({ cuenta: { cuenta: 'una_vez' as CuentaEncargado } }),
    onChangeCuenta: fn(async () => undefined),
    onHandOver: fn(async () => undefined),
  },
};
