import type { SeguridadScreenProps } from '@garita/ui/screens/seguridad/SeguridadScreen';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../data/read';
import { toScreenState } from '../../data/toScreenState';
import { useWrite } from '../../data/useWrite';
import { copyText } from '../../portal/copyText';
import { useSignedInUser } from '../../portal/useSession';
import { loadDevice } from './loadDevice';

/** The options of writes whose answer is a secret, which the next dialog shows. */
const SHOWN_NEXT = { isToldElsewhere: true, isSecret: true } as const;

export function useSegundoFactor(): SeguridadScreenProps['segundoFactor'] {
  const { debeSegundoFactor } = useSignedInUser();
  const factores = useQuery(read('misFactores'));
  const prepararTotp = useWrite('prepararTotp', SHOWN_NEXT);
  const confirmarTotp = useWrite('confirmarTotp', { isSecret: true });
  const quitarTotp = useWrite('quitarTotp');
  const nuevosCodigos = useWrite('nuevosCodigos', SHOWN_NEXT);
  const prepararLlave = useWrite('prepararLlave', SHOWN_NEXT);
  const ponerLlave = useWrite('ponerLlave', { isSecret: true });
  const quitarLlave = useWrite('quitarLlave');
  const state = toScreenState({ factores });
  return {
    state: state.kind === 'ready' ? { kind: 'ready' as const, data: state.data.factores } : state,
    isMissing: debeSegundoFactor,
    onPrepare: (clave) => prepararTotp({ clave }),
    onConfirm: (codigo) => confirmarTotp({ codigo }),
    onRemove: (clave) => quitarTotp({ clave }),
    onAddLlave: async ({ nombre, clave }) => {
      const { makeLlave } = await loadDevice();
      const { opciones } = await prepararLlave({ clave });
      return ponerLlave({ nombre, llave: await makeLlave(opciones) });
    },
    onRemoveLlave: quitarLlave,
    onRenew: (clave) => nuevosCodigos({ clave }),
    onCopy: (texto) =>
      void copyText(texto, {
        copied: 'Códigos copiados',
        byHand: 'No se pudieron copiar. Selecciónalos y cópialos tú, o descárgalos.',
      }),
  };
}
