import { Card } from '../components/Card';
import { Row } from '../components/layout';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { RadioPlayer } from '../screens/radio/RadioPlayer';
import { RadioEnBarra } from './RadioEnBarra';
import barra from './RadioEnBarra.tsx?props';
import panel from './RadioPanel.tsx?props';

const nada = () => undefined;

export const docs: ComponentDocs = {
  nombre: 'Radio flotante',
  codigo: 'RadioPanel',
  para: 'La emisora de la agencia, que sigue sonando al cambiar de pantalla. El panel la maneja; RadioEnBarra, en la barra, dice que suena y la para desde donde estés.',
  usar: [
    'El panel, al pulsar Radio en la barra o en el cajón; se cierra y lo que suena sigue.',
    'RadioEnBarra, desde que alguien escucha: nadie debe buscar de dónde sale el sonido.',
  ],
  evitar: [
    'Para la pantalla de la radio: allí va RadioPlayer en su tarjeta.',
    'Para que suene sola al entrar: nadie la ha pedido.',
  ],
  anatomia: [
    ['Panel', 'Abajo a la derecha, encima de la barra inferior; no tapa el centro ni se imprime.'],
    ['Quién y cuántos', 'La figura y el nombre de quien emite, y cuánta gente escucha.'],
    ['Botón', 'Escuchar, Pausar o Reintentar; mientras conecta, lo dice.'],
    ['Volumen y canción', 'El volumen, del propio navegador; la canción, en una cinta.'],
    ['En la barra', 'El signo de la radio y pausa o play; en ámbar mientras suena.'],
  ],
  teclado: [
    ['Tab', 'Va del botón al volumen, a la cinta de la canción y al aspa.'],
    ['Flechas', 'Suben y bajan el volumen de cinco en cinco.'],
    [
      'Lector de pantalla',
      'Una región «Radio»; el botón de la barra dice lo que hará y la canción: «Pausar la radio · Ronda nocturna». Si la emisora no responde, se oye al momento.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Card title="Radio" headingLevel={3}>
            <RadioPlayer
              sound="stopped"
              info={{ dj: 'DonFabián', oyentes: 12, cancion: null }}
              onToggle={nada}
              volumen={80}
              onVolumen={nada}
            />
          </Card>
        ),
        texto: 'Callada hasta que alguien pulsa Escuchar.',
      },
      no: {
        vista: (
          <p>
            <strong>Estás escuchando la radio de la agencia.</strong> Para quitarla, ve a
            Información, Radio, Ajustes.
          </p>
        ),
        texto:
          'Suena sin permiso y se para en otra pantalla: lo primero que hará quien entre es cerrar la pestaña.',
      },
    },
    {
      si: {
        vista: (
          <Row>
            <RadioEnBarra
              sound="playing"
              info={{ dj: 'DonFabián', oyentes: 12, cancion: 'Ronda nocturna' }}
              onToggle={nada}
            />
          </Row>
        ),
        texto: 'En la barra, en ámbar: suena, y un toque la para.',
      },
      no: {
        vista: <RadioEnBarra sound="stopped" info={null} onToggle={nada} />,
        texto:
          'El botón de seguir para quien nunca la ha escuchado: hasta entonces basta el botón Radio.',
      },
    },
  ],
  props: { ...panel, ...barra },
  ejemplo: `{isRadioOpen && <RadioPanel {...player} onClose={() => setRadioOpen(false)} />}
{wasHeard && <RadioEnBarra sound={player.sound} info={player.info} onToggle={player.onToggle} />}`,
};
