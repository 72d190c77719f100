// The minimum of our stack: React and one button of React Aria.
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { createRoot } from 'react-dom/client';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1>El portal de la agencia</h1>
      <p>Ascensos, tiempos, nómina, pase de lista, ventas y multas.</p>
      <Button onPress={() => setOpen(true)}>Acceder</Button>
      {isOpen && <div role="dialog">Iniciar sesión</div>}
    </main>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
