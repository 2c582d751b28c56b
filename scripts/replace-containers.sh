#!/bin/sh
# Replaces the containers of the app one by one by those of the present image and settings, without a lost request:
# `sh scripts/replace-containers.sh`, in the folder of docker-compose.yml. An error leaves the former containers in use.
set -eu

# As in docker-compose.yml, which ends a container by force after this many seconds.
grace=40

# Asks the proxy for a copy that is ready. A copy that is stopping answers 503, so that the proxy leaves it out for ten seconds.
ask_ready() {
  docker compose exec -T proxy wget -q -O /dev/null "http://127.0.0.1$base/health/ready" || true
}

replace() {
  service=$1
  former=$(docker compose ps --quiet "$service")
  count=$(echo "$former" | wc -w)
  for container in $former; do
    echo "$service: starting the container that replaces $(docker inspect --format '{{.Name}}' "$container" | cut -c2-)"
    if ! docker compose up --detach --no-build --no-deps --no-recreate --wait --wait-timeout 600 \
      --scale "$service=$((count + 1))" "$service"; then
      docker compose logs --tail 20 "$service" >&2
      docker compose up --detach --no-build --no-deps --no-recreate --scale "$service=$count" "$service"
      exit 1
    fi
    docker stop --time "$grace" "$container" > /dev/null &
    while [ "$(docker inspect --format '{{.State.Running}}' "$container")" = true ]; do
      ask_ready
      sleep 0.1
    done
    wait $!
    docker rm "$container" > /dev/null
  done
}

app=$(docker compose ps --quiet app | head -n 1)
[ "$app" ] || { echo "The app does not run: docker compose up --detach" >&2; exit 1; }
base=$(docker exec "$app" sh -c 'echo "${API_BASE_PATH:-/api}"')
base=${base%/}
replace app
if [ "$(docker compose --profile scale ps --quiet copies)" ]; then replace copies; fi
echo "All containers are replaced."
