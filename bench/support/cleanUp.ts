type Task = () => unknown;

const tasks: Task[] = [];

export const atTheEnd = (task: Task): void => void tasks.push(task);

/**
 * Runs the registered tasks, the last registered task first. A task that fails does not stop the
 * others.
 */
export async function cleanUp(): Promise<void> {
  for (const task of tasks.splice(0).reverse()) {
    try {
      await task();
    } catch (error) {
      console.error(error);
    }
  }
}
